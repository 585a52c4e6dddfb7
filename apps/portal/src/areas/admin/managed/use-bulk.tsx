import type { BulkAction } from '@the-house/design-system/admin'
import type { CourseStep } from '@the-house/domain'
import { notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Download, Eye, EyeOff, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { putManaged, restoreManaged, useInvalidateManaged, type ManagedRow } from '../../../api/managed.ts'
import { publishingSteps } from '../impact/row-steps.ts'
import { runSequentially } from './run-sequentially.ts'
import { resources, type ResourceName } from './resources.ts'
import { useCsv } from './use-csv.ts'
import { sentOf } from './values.ts'

interface BulkOptions {
  /** The selected rows. */
  rows: readonly ManagedRow[]
  /** Whether the rows are deleted ones. */
  removed: boolean
  /** Opens the delete dialog for rows. */
  ask: (rows: readonly ManagedRow[]) => void
  /** Asks before rows are published or made drafts; false: nothing is done. */
  confirm: (steps: CourseStep[]) => Promise<boolean>
  /** Called after all rows were processed: clears the selection. */
  onDone: () => void
}

const icon = { size: 18, 'aria-hidden': true } as const

/** Returns the bulk actions for the selected rows. */
export function useBulk(name: ResourceName, { rows, removed, ask, confirm, onDone }: BulkOptions): BulkAction[] {
  const { t } = useTranslation()
  const invalidate = useInvalidateManaged()
  const keep = useCsv(name)
  /** The label of the running action. */
  const [under, setUnder] = useState<string | null>(null)

  /** Runs an action for one row after the other; failures are counted, and their rows stay selected. */
  async function each(
    label: string,
    done: string,
    some: readonly ManagedRow[],
    act: (row: ManagedRow) => Promise<unknown>,
  ) {
    setUnder(label)
    const failed = await runSequentially(some, act)
    setUnder(null)
    await invalidate(name)
    if (failed > 0) return notify({ type: 'danger', title: t('admin.bulk.failed', { count: failed }) })
    onDone()
    return notify({ type: 'success', title: done })
  }

  const action = (label: string, rest: Omit<BulkAction, 'label' | 'busy'>): BulkAction => ({
    label,
    busy: under === label,
    ...rest,
  })
  async function publish(published: boolean, label: string) {
    const changed = rows.filter((row) => row['published'] !== published)
    setUnder(label)
    const goesOn = await confirm(publishingSteps(name, changed, published))
    setUnder(null)
    if (!goesOn) return
    await each(label, t('admin.saved'), changed, async (row) =>
      putManaged(name, row.id, { ...sentOf(name, row), published, version: row.version }),
    )
  }
  const restore = t('admin.bulk.restore')

  const csv = action(t('admin.csv'), {
    icon: <Download {...icon} />,
    onSelect: () => keep(rows),
  })
  if (removed)
    return [
      action(restore, {
        icon: <Undo2 {...icon} />,
        onSelect: () => void each(restore, t('admin.restored'), rows, async ({ id }) => restoreManaged(name, id)),
      }),
      csv,
    ]
  const publishable = resources[name].fields.some((field) => field.name === 'published')
  return [
    ...(publishable
      ? [
          action(t('admin.publish'), {
            icon: <Eye {...icon} />,
            onSelect: () => void publish(true, t('admin.publish')),
          }),
          action(t('admin.unpublish'), {
            icon: <EyeOff {...icon} />,
            onSelect: () => void publish(false, t('admin.unpublish')),
          }),
        ]
      : []),
    csv,
    action(t('admin.bulk.remove'), { icon: <Trash2 {...icon} />, danger: true, onSelect: () => ask(rows) }),
  ]
}
