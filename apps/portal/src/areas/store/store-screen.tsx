import { Flex, Stack, Text } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link, useSearchParams } from 'wouter'
import { idIn } from '../../page/id-in.ts'
import { paths } from '../../page/paths.ts'
import { ScreenHeading } from '../../page/screen-heading.tsx'
import { useUser } from '../../session/session.ts'
import { CategoryChoice } from './category-choice.tsx'
import { Products } from './products.tsx'

/** The store, in which students spend their dollars. */
export function StoreScreen() {
  const { t } = useTranslation()
  const { dollars } = useUser()
  const [query, setQuery] = useSearchParams()
  const category = idIn(query.get('category') ?? undefined)
  const show = (id: number | null) => setQuery(id === null ? {} : { category: String(id) }, { replace: true })
  return (
    <Stack gap={{ base: 5, md: 6 }}>
      <Flex gap={4} wrap="wrap" justify="space-between" align="end">
        <Stack gap={1}>
          <ScreenHeading title={t('store.title')} />
          <Text color="fg.muted">{t('store.lead')}</Text>
        </Stack>
        <Stack gap={1}>
          <Text>
            {t('store.have')} <strong>{t('common.dollars', { count: dollars })}</strong>
          </Text>
          <TextLink asChild>
            <Link href={paths.myOrders}>{t('store.orders.title')}</Link>
          </TextLink>
        </Stack>
      </Flex>
      <CategoryChoice category={category} onChoose={show} />
      <Products category={category} onAll={() => show(null)} />
    </Stack>
  )
}
