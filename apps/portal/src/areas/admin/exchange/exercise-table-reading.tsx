import { exchangeColumns, type ExerciseReading } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { TableReadingCard } from '../imports/table-reading.tsx'
import { exerciseTypeLabel } from '../resource/choices.ts'

/** How a table of exercises was understood: which column was taken for what, and which name for which type. */
export function ExerciseTableReading({ reading }: { reading: ExerciseReading }) {
  const { t } = useTranslation()
  const labelOf = (column: string) => {
    const known = exchangeColumns.find((one) => one === column)
    return known ? t(`exchange.columns.${known}`) : column
  }
  const types = reading.types.map(({ given, type }) => ({ given, taken: t(exerciseTypeLabel(type)) }))
  return <TableReadingCard reading={reading} labelOf={labelOf} types={types} />
}
