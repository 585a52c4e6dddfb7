import type { ManagedRow } from '../../../api/managed.ts'
import { saveFile } from '../../../device/save-file.ts'
import { useColumns } from './columns.tsx'
import { csvOf } from './csv.ts'
import type { ResourceName } from './resources.ts'

/** Returns a function that saves rows as CSV, with the columns of their list. */
export function useCsv(name: ResourceName): (rows: readonly ManagedRow[]) => void {
  const columns = useColumns(name)
  return (rows) => {
    const table = csvOf(
      columns.map(({ label }) => label),
      rows.map((row) => columns.map((column) => row[column.name])),
    )
    saveFile(new Blob([table], { type: 'text/csv' }), `${name}.csv`)
  }
}
