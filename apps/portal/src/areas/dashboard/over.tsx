import { Text } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'

/** Marks a class of this week as over. */
export function Over() {
  const { t } = useTranslation()
  return (
    <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
      {` · ${t('dashboard.classes.over')}`}
    </Text>
  )
}
