import { Stack, Text } from '@chakra-ui/react'
import { Alert, Button, Card, EmptyState, notify, Skeleton, TextAreaField } from '@the-house/design-system'
import { limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import type { PlacesOfUnit } from '../../../../api/timetable.ts'
import { AsyncContent } from '../../../../page/async-content.tsx'
import { concernedOf } from '../class/class-state.ts'
import { CoverRow } from './cover-row.tsx'
import { useAbsence } from './use-absence.ts'

export interface AbsentClassesProps {
  unit: PlacesOfUnit
  teacher: { id: number; name: string }
  from: string
  to: string
}

/** The classes of an absent teacher: a substitute for each, or a reason why it is cancelled. */
export function AbsentClasses({ unit, teacher, from, to }: AbsentClassesProps) {
  const { t } = useTranslation()
  const { read, covers, failures, busy, choose, save } = useAbsence({ teacher: teacher.id, from, to })
  const [reason, setReason] = useState('')
  const chosen = (read.data ?? []).filter(({ id }) => (covers.get(id) ?? null) !== null)
  const cancelled = chosen.filter(({ id }) => covers.get(id) === 'cancel').length
  const told = chosen.reduce((count, one) => count + concernedOf(one), 0)
  const tooLong = reason.trim().length > limits.classReasonMax

  async function submit(): Promise<void> {
    const { done, failed } = await save(reason.trim())
    if (done > 0) notify({ type: 'success', title: t('timetable.absence.done', { count: done }) })
    if (failed > 0) notify({ type: 'danger', title: t('timetable.absence.failed', { count: failed }) })
  }

  return (
    <AsyncContent read={read} skeleton={<Skeleton aria-busy="true" h="16rem" borderRadius="card" />}>
      {(classes) =>
        classes.length === 0 ? (
          <EmptyState
            title={t('timetable.absence.none', { name: teacher.name })}
            description={t('timetable.absence.noneText')}
          />
        ) : (
          <Stack gap={4}>
            {classes.map((one) => (
              <CoverRow
                key={one.id}
                one={one}
                timeZone={unit.time_zone}
                cover={covers.get(one.id) ?? null}
                failure={failures.get(one.id)}
                onChange={(cover) => choose(one.id, cover)}
              />
            ))}
            {cancelled > 0 && (
              <Card maxW="44rem">
                <TextAreaField
                  label={t('timetable.cancel.reason')}
                  hint={t('timetable.cancel.reasonHint')}
                  limit={limits.classReasonMax}
                  rows={2}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              </Card>
            )}
            {chosen.length > 0 && (
              <Alert status="info">
                <Text>
                  {t('timetable.absence.substituted', { count: chosen.length - cancelled })}{' '}
                  {t('timetable.absence.cancelled', { count: cancelled })} {t('timetable.impact.told', { count: told })}
                </Text>
              </Alert>
            )}
            <Button
              alignSelf="start"
              variant="primary"
              loading={busy}
              disabled={chosen.length === 0 || tooLong}
              onClick={() => void submit()}
            >
              {t('timetable.absence.save')}
            </Button>
          </Stack>
        )
      }
    </AsyncContent>
  )
}
