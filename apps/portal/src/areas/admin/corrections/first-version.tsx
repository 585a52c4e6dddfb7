import { chakra, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import { TextChange } from '@the-house/design-system/admin'
import type { Desk } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { WhatWasSaid } from './what-was-said.tsx'

/** What a student has changed in the second version; nothing where there is none. */
export function ChangesSide({ desk: { exercise, second_version: second, student } }: { desk: Desk }) {
  const { t } = useTranslation()
  if (!second) return null
  return (
    <Card>
      <chakra.h2 textStyle="label" mb={3}>
        {t('second-version.desk.changes', { name: student.name })}
      </chakra.h2>
      <chakra.div textStyle="exercise" lineHeight="1.9">
        <TextChange before={exercise.answer_text ?? ''} after={second.text} lang="en" />
      </chakra.div>
    </Card>
  )
}

/** The first version beside the second one, with what was said of it; nothing where there is only a first one. */
export function FirstVersion({ desk: { exercise, correction, second_version: second } }: { desk: Desk }) {
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
        <WhatWasSaid text={exercise.answer_text ?? ''} correction={correction} />
      </Stack>
    </Card>
  )
}
