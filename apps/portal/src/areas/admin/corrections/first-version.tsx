import { chakra, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { TextDiff } from '@the-house/design-system/admin'
import type { CorrectionTask } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { CorrectionSummary } from './correction-summary.tsx'

/** The text diff of the second version; renders nothing without one. */
export function ChangesSide({ task: { exercise, second_version: second, student } }: { task: CorrectionTask }) {
  const { t } = useTranslation()
  if (!second) return null
  return (
    <Card>
      <chakra.h2 textStyle="label" mb={3}>
        {t('second-version.desk.changes', { name: student.name })}
      </chakra.h2>
      <chakra.div textStyle="exercise" lineHeight="1.9">
        <TextDiff before={exercise.answer_text ?? ''} after={second.text} lang="en" />
      </chakra.div>
    </Card>
  )
}

/** The first version and its correction, beside the second one; renders nothing without a second version. */
export function FirstVersion({ task: { exercise, correction, second_version: second } }: { task: CorrectionTask }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  if (!second || !correction) return null
  const { corrected_by: by, corrected_at: at, evaluation } = correction
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <chakra.h2 textStyle="label" color="fg.muted">
            {t('second-version.desk.first')}
          </chakra.h2>
          <Text fontWeight="semibold">{t('second-version.desk.firstMark', { mark: evaluation })}</Text>
          {by && at && (
            <Text textStyle="small" color="fg.muted">
              {t('second-version.desk.firstBy', { name: by.name, when: formatMoment(at, unity.time_zone) })}
            </Text>
          )}
        </Stack>
        <CorrectionSummary text={exercise.answer_text ?? ''} correction={correction} />
      </Stack>
    </Card>
  )
}
