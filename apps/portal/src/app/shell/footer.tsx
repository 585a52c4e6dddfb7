import { Box } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

/** When the page was opened; nobody stays over midnight of a year for its sake. */
const year = String(new Date().getFullYear())

/** The year and the product's name. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <Box as="footer" textStyle="small" color="fg.muted" px={{ base: 4, md: 8 }} py={5} textAlign="center">
      {t('common.footer', { year })}
    </Box>
  )
}
