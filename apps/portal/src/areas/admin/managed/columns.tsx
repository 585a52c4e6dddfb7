import { managed } from '@the-house/domain'
import type { Column } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import type { ManagedRow } from '../../../api/managed.ts'
import { Cell } from './cell.tsx'
import { resources, type ResourceName } from './resources.ts'

/** Returns the table columns of a list from its resource definition. */
export function useColumns(name: ResourceName): Column<ManagedRow>[] {
  const { t } = useTranslation()
  const { columns, fields } = resources[name]
  const { sort }: { sort: readonly string[] } = managed[name]
  return columns.flatMap((column) => {
    const field = fields.find((one) => one.name === column)
    if (!field) return []
    return {
      name: column,
      label: t(field.label),
      render: (row) => <Cell row={row} field={field} />,
      sortable: sort.includes(column),
      numeric: field.kind === 'number' || field.counted === true,
    }
  })
}

/** Returns the display name of a row. */
export function nameOfRow(name: ResourceName, row: ManagedRow): string {
  const value = row[resources[name].columns[0]]
  return typeof value === 'string' ? value : String(row.id)
}
