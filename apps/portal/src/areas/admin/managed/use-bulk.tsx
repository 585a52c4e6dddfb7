import type { BulkAction } from '@the-house/design-system/admin'
import { notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ApiFailure, report } from '../../../api/failure.ts'
import { putManaged, useForget, type ManagedRow } from '../../../api/managed.ts'
import { nameOfRow, useColumns } from './columns.tsx'
import { csvOf } from './csv.ts'
import { resources, type ResourceName } from './resources.ts'
import { saveFile } from '../../../device/save-file.ts'
import { sentOf } from './values.ts'

/** What can be done with all that are selected. */
export function useBulk(
  name: ResourceName,
  selected: ReadonlyMap<number, ManagedRow>,
  ask: (rows: readonly ManagedRow[]) => void,
): BulkAction[] {
  const { t } = useTranslation()
  const forget = useForget()
  const columns = useColumns(name)
  const [busy, setBusy] = useState<boolean | null>(null)
  const rows = Array.from(selected.values())
  const { fields } = resources[name]

  async function publish(published: boolean): Promise<void> {
    setBusy(published)
    let failed = 0
    for (const row of rows.filter((one) => one['published'] !== published))
      try {
        await putManaged(name, row.id, { ...sentOf(name, row), published, version: row.version })
      } catch (reason) {
        if (!(reason instanceof ApiFailure)) report(reason)
        failed += 1
      }
    setBusy(null)
    await forget(name)
    if (failed > 0) notify({ type: 'danger', title: t('admin.bulk.failed', { count: failed }) })
    else notify({ type: 'success', title: t('admin.saved') })
  }

  const publication: BulkAction[] = [true, false].map((to) => ({
    label: t(to ? 'admin.publish' : 'admin.unpublish'),
    icon: to ? <Eye size={18} aria-hidden="true" /> : <EyeOff size={18} aria-hidden="true" />,
    busy: busy === to,
    onSelect: () => void publish(to),
  }))
  return [
    ...(fields.some((field) => field.name === 'published') ? publication : []),
    {
      label: t('admin.csv'),
      icon: <Download size={18} aria-hidden="true" />,
      onSelect: () =>
        saveFile(
          new Blob(
            [
              csvOf(
                columns.map(({ label }) => label),
                rows.map((row) => columns.map(({ name: column }) => row[column])),
              ),
            ],
            { type: 'text/csv' },
          ),
          `${name}.csv`,
        ),
    },
    {
      label: t('admin.bulk.remove'),
      icon: <Trash2 size={18} aria-hidden="true" />,
      danger: true,
      onSelect: () => ask(rows.toSorted((one, other) => nameOfRow(name, one).localeCompare(nameOfRow(name, other)))),
    },
  ]
}
