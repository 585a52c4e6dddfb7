import { Stack, Text } from '@chakra-ui/react'
import { Card, ProgressLine, VisuallyHidden } from '@the-house/design-system'
import type { Import } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

/** What is announced of the progress: each quarter, since every percent would drown everything else. */
const quarter = 25

export interface ImportProgressProps {
  one: Import
  /** Whether it is only compared, and nothing is written. */
  isTrial?: boolean
}

/** How far an import has come. */
export function ImportProgress({ one, isTrial = false }: ImportProgressProps) {
  const { t } = useTranslation()
  const { name, state, done, total } = one
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0
  const words =
    state === 'RUNNING' && isTrial
      ? t('admin.importing.looking')
      : state === 'READING' || state === 'WAITING' || state === 'UNDOING'
        ? t(`admin.importing.${state}`)
        : t('admin.importing.RUNNING')
  return (
    <Card maxW="44rem">
      <Stack gap={3}>
        <Text as="h2" textStyle="heading" overflowWrap="anywhere">
          {name}
        </Text>
        <Text aria-live="polite">{words}</Text>
        <ProgressLine label={name} {...(total > 0 && { value: percent })} />
        <Text textStyle="small" color="fg.muted" aria-hidden="true">
          {t('admin.importing.percent', { percent })}
        </Text>
        <VisuallyHidden aria-live="polite">
          {percent >= quarter && t('admin.importing.percent', { percent: percent - (percent % quarter) })}
        </VisuallyHidden>
      </Stack>
    </Card>
  )
}
