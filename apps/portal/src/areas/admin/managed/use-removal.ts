import { managed } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { notify } from '@the-house/design-system'
import { useState } from 'react'
import useSWR from 'swr'
import { errorMessageOf, ApiError } from '../../../api/api-error.ts'
import {
  deleteManaged,
  dependentsOf,
  useInvalidateManaged,
  type Dependent,
  type ManagedRow,
} from '../../../api/managed.ts'
import { errorText } from '../../../page/form/error-text.ts'
import { resources, type ResourceName } from './resources.ts'

/** The message of an error; the dialog has no form, so what is wrong with a value is told, too. */
function told(error: unknown): string {
  if (!(error instanceof ApiError)) return String(error)
  const reasons = Object.values(error.fields ?? {}).map(errorText)
  return reasons.length > 0 ? reasons.join(' ') : errorMessageOf(error)
}

/** Sums the dependents of several records by entity. */
function sumOf(lists: Dependent[][]): Dependent[] {
  const sums = new Map<Dependent['entity'], number>()
  for (const { entity, count } of lists.flat()) sums.set(entity, (sums.get(entity) ?? 0) + count)
  return Array.from(sums, ([entity, count]) => ({ entity, count }))
}

/**
 * The delete dialog and its requests: deletes rows one after the other; those that fail stay in the dialog, with the
 * error.
 */
export function useRemoval(name: ResourceName, onRemoved: () => void) {
  const { t } = useTranslation()
  const invalidate = useInvalidateManaged()
  const [rows, setRows] = useState<readonly ManagedRow[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const key = rows.length === 0 ? null : [managed[name].path, 'dependents', ...rows.map(({ id }) => id)]
  const { data: going, error } = useSWR<Dependent[], ApiError>(key, async () =>
    sumOf(await Promise.all(rows.map(({ id }) => dependentsOf(name, id)))),
  )

  async function remove(deleteRow: (id: number) => Promise<unknown>): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const kept: ManagedRow[] = []
    for (const row of rows) {
      try {
        await deleteRow(row.id)
      } catch (reason) {
        // 404: another user has deleted it already.
        if (reason instanceof ApiError && reason.status === 404) continue
        kept.push(row)
        setFailure(told(reason))
      }
    }
    setBusy(false)
    setRows(kept)
    await invalidate(name)
    if (kept.length > 0) return
    notify({ type: 'success', title: t('admin.removed') })
    onRemoved()
  }

  return {
    rows,
    ask: (asked: readonly ManagedRow[]) => {
      setFailure(undefined)
      setRows(asked)
    },
    cancel: () => setRows([]),
    /** Deletes the rows, by another call where one is given. */
    remove: (deleteRow = (id: number) => deleteManaged(name, id)) => void remove(deleteRow),
    busy,
    failure: failure ?? (error && told(error)),
    /** The dependents that are deleted, too; undefined while they are being counted. */
    going: going?.map(({ entity, count }) => ({
      label: t(resources[entity].words.many),
      count,
    })),
  }
}

export type Removal = ReturnType<typeof useRemoval>
