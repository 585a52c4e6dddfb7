import { Flex } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { paths } from '../../page/paths.ts'

/** The year when the page was opened; a page that stays open over New Year is not worth a timer. */
const year = String(new Date().getFullYear())

/** The footer of every screen: the year, the product's name and a link to the guides. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <Flex
      as="footer"
      data-beside-lesson=""
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
