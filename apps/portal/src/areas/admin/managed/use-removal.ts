import { managed } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { notify } from '@the-house/design-system'
import { useState } from 'react'
import useSWR from 'swr'
import { toldOf, ApiFailure } from '../../../api/failure.ts'
import { deleteManaged, dependentsOf, useForget, type Dependent, type ManagedRow } from '../../../api/managed.ts'
import { resources, type ResourceName } from './resources.ts'

const told = (error: unknown) => (error instanceof ApiFailure ? toldOf(error) : String(error))

/** How many of each kind go with several things. */
function sumOf(lists: Dependent[][]): Dependent[] {
  const sums = new Map<Dependent['entity'], number>()
  for (const { entity, count } of lists.flat()) sums.set(entity, (sums.get(entity) ?? 0) + count)
  return Array.from(sums, ([entity, count]) => ({ entity, count }))
}

/** Asks before things are removed, and removes them one by one: what could not be removed stays, and is said. */
export function useRemoval(name: ResourceName, onRemoved: () => void) {
  const { t } = useTranslation()
  const forget = useForget()
  const [rows, setRows] = useState<readonly ManagedRow[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const key = rows.length === 0 ? null : [managed[name].path, 'dependents', ...rows.map(({ id }) => id)]
  const { data: going, error } = useSWR<Dependent[], ApiFailure>(key, async () =>
    sumOf(await Promise.all(rows.map(({ id }) => dependentsOf(name, id)))),
  )

  async function remove(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const kept: ManagedRow[] = []
    for (const row of rows) {
      try {
        await deleteManaged(name, row.id)
      } catch (reason) {
        // Somebody else was faster: it is gone, as was wanted.
        if (reason instanceof ApiFailure && reason.status === 404) continue
        kept.push(row)
        setFailure(told(reason))
      }
    }
    setBusy(false)
    setRows(kept)
    await forget(name)
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
    remove: () => void remove(),
    busy,
    failure: failure ?? (error && told(error)),
    /** Undefined while it is being counted. */
    going: going?.map(({ entity, count }) => ({
      label: t(resources[entity].words.many),
      count,
    })),
  }
}
