import { Stack } from '@chakra-ui/react'
import { Skeleton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { idIn } from '../../page/id-in.ts'
import { BackToList } from '../../page/listing/back-to-list.tsx'
import { ItemNotFound } from '../../page/listing/item-not-found.tsx'
import { AsyncContent } from '../../page/async-content.tsx'
import { paths } from '../../page/paths.ts'
import { PartnerView } from './partner-view.tsx'

/** The screen of one partner. */
export function PartnerScreen({ params }: { params: Record<string, string | undefined> }) {
  const { t } = useTranslation()
  const id = idIn(params['id'])
  const read = useApiQuery('GET /partners/:id', id === null ? null : { params: { id } }, inlineErrors)
  if (id === null || read.error?.status === 404)
    return (
      <ItemNotFound
        title={t('partners.missing.title')}
        description={t('partners.missing.description')}
        path={paths.partners}
        back={t('partners.back')}
      />
    )
  return (
    <Stack gap={6} maxW="prose" mx="auto">
      <AsyncContent read={read} skeleton={<PartnerSkeleton />}>
        {(partner) => (
          <>
            <PartnerView partner={partner} />
            <BackToList path={paths.partners} alignSelf="start">
              {t('partners.back')}
            </BackToList>
          </>
        )}
      </AsyncContent>
    </Stack>
  )
}

const PartnerSkeleton = () => (
  <Stack gap={5} aria-busy="true" minH="100dvh">
    <Skeleton aspectRatio="8 / 5" borderRadius="card" />
    <Skeleton h={10} w="70%" />
    <Skeleton w="40%" />
    <Skeleton h={40} />
  </Stack>
)
