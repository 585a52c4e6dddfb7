import { Text } from '@chakra-ui/react'
import type { Result } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** How a percentage with partial credit adds up; absent where no answer has any. */
export function PartialCredit({ result: { total, waiting, percentage, partial } }: { result: Result }) {
  const { t, i18n } = useTranslation()
  if (!partial) return null
  const { full, partly } = partial
  const points = new Intl.NumberFormat(i18n.language).format(partial.points)
  return (
    <Text color="fg.muted" textAlign="center">
      {t('feedback.partial', { full, partly, points, percentage, total: total - waiting })}
    </Text>
  )
}
