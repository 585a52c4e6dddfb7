import { Flex } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

/** When the page was opened; nobody stays over midnight of a year for its sake. */
const year = String(new Date().getFullYear())

/** The year and the product's name, and the way to the guides from every screen. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <Flex
      as="footer"
      textStyle="small"
      color="fg.muted"
      px={{ base: 4, md: 8 }}
      py={5}
      columnGap={4}
      wrap="wrap"
      justify="center"
    >
      {t('common.footer', { year })}
      <TextLink asChild>
        <Link href={paths.tutorial}>{t('breadcrumbs.tutorial')}</Link>
      </TextLink>
    </Flex>
  )
}
