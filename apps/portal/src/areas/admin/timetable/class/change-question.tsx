import { Box, Stack, Text } from '@chakra-ui/react'
import { Button, CheckField, Dialog, Skeleton } from '@the-house/design-system'
import type { ClassForm, TimetableClass } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { putClass, type Places, type PlacesOfUnit } from '../../../../api/timetable.ts'
import { Table } from '../../../../page/table.ts'
import { classValues } from '../plan/plan-values.ts'
import { Refusal } from '../refusal.tsx'
import { useWrite } from '../use-write.ts'
import { useDifferences } from './differences.ts'
import { ImpactWords } from './impact-words.tsx'
import { useClassImpact } from './use-class-impact.ts'

/** Refusals that do not hold once students may lose their places. */
const releasable = new Set(['class.overBooked', 'class.studentsBusy'])

export interface ChangeQuestionProps {
  /** The class as it is. */
  one: TimetableClass
  /** The class as it is to be. */
  form: ClassForm
  unit: PlacesOfUnit
  chapters: Places['chapters']
  onBack: () => void
  onSaved: () => void
}

/** Asks before a class is changed: what differs, who is told, who loses a place; a refusal says what would be right. */
export function ChangeQuestion({ one, form, unit, chapters, onBack, onSaved }: ChangeQuestionProps) {
  const { t } = useTranslation()
  const [release, setRelease] = useState(false)
  const { unity_id: _unit, ...fields } = form
  const change = { ...fields, version: one.version, release }
  const impact = useClassImpact(one.id, change)
  const { busy, refusal, write } = useWrite()
  const differences = useDifferences(unit, chapters)(classValues(one, unit.time_zone), form)
  const refused = refusal ?? impact.error
  const mayRelease = release || releasable.has(refused?.token ?? '')

  async function save(): Promise<void> {
    if (await write(() => putClass(one.id, change), t('timetable.done.changed', { name: one.name }))) onSaved()
  }

  return (
    <Dialog
      open
      onClose={onBack}
      role="alertdialog"
      title={t('timetable.change.title', { name: one.name })}
      actions={
        <>
          <Button onClick={onBack} data-autofocus="">
            {t('timetable.change.back')}
          </Button>
          <Button
            variant="primary"
            disabled={!impact.data || Boolean(impact.error)}
            loading={busy}
            onClick={() => void save()}
          >
            {t('timetable.change.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Box overflowX="auto">
          <Table>
            <thead>
              <tr>
                {(['what', 'before', 'after'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`timetable.change.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {differences.map(({ name, label, before, after }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
        {one.series_id !== null && <Text color="fg.muted">{t('timetable.change.own')}</Text>}
        {/* Mounted before its text, so that screen readers announce the text. */}
        <Box aria-live="polite">
          {impact.data && !impact.error && <ImpactWords impact={impact.data} />}
          {impact.isLoading && <Skeleton h={6} />}
        </Box>
        <Refusal error={refused} timeZone={unit.time_zone} />
        {mayRelease && (
          <CheckField
            label={t('timetable.change.release')}
            hint={t('timetable.change.releaseHint')}
            checked={release}
            onChange={setRelease}
          />
        )}
      </Stack>
    </Dialog>
  )
}
