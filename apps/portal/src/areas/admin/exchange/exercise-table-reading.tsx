import type { ExerciseReading } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TableReadingCard } from '../imports/table-reading.tsx'
import { exerciseTypeLabel } from '../resource/choices.ts'
import { useRowLabels } from './use-row-labels.ts'

/** How a table of exercises was understood: which column was taken for what, and which name for which type. */
export function ExerciseTableReading({ reading }: { reading: ExerciseReading }) {
  const { t } = useTranslation()
  const { columnLabel } = useRowLabels()
  const types = reading.types.map(({ given, type }) => ({ given, taken: t(exerciseTypeLabel(type)) }))
  return <TableReadingCard reading={reading} labelOf={columnLabel} types={types} />
}
