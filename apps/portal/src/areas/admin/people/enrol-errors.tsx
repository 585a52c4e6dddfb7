import type { EnrolError } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { FileFaults } from '../file-faults.tsx'
import { columnLabels, errorLabels } from './enrol-labels.ts'

export interface EnrolErrorsProps {
  /** The first errors, in the order of the file. */
  errors: readonly EnrolError[]
  /** The number of invalid lines. */
  faulty: number
}

/** Lists the validation errors of a file by line and column. */
export function EnrolErrors({ errors, faulty }: EnrolErrorsProps) {
  const { t } = useTranslation()
  const shown = new Set(errors.map(({ line }) => line)).size
  const faults = errors.map(({ line, column, fault, given, known }) => ({
    line,
    column: column === null ? '' : t(columnLabels[column]),
    text: t(errorLabels[fault], { given, known: known.join(', ') }),
  }))
  return <FileFaults faults={faults} more={faulty - shown} />
}
