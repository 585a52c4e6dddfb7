import { Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

/** Said of a class of this week that has been. */
export function Over() {
  const { t } = useTranslation()
  return (
    <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
      {` · ${t('dashboard.classes.over')}`}
    </Text>
  )
}
