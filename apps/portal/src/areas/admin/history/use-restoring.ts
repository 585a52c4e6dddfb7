import { notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiFailure, report, toldOf } from '../../../api/failure.ts'
import { formerOf, type Version } from '../../../api/history.ts'
import { putManaged, useForget, type ManagedRow } from '../../../api/managed.ts'
import type { ResourceName } from '../managed/resources.ts'
import { sentOf } from '../managed/values.ts'

/** Asks, and makes a thing what it was before or after a change: a save as any other, which names the version that is on show. */
export function useRestoring(name: ResourceName, row: ManagedRow | undefined) {
  const { t } = useTranslation()
  const forget = useForget()
  const [asked, setAsked] = useState<Version | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const told = (error: ApiFailure): string => {
    if (error.status === 409) return t('history.restore.conflict')
    return error.status === 412 && error.fields ? t('history.restore.failed') : toldOf(error)
  }
  async function restore(): Promise<void> {
    if (!asked || !row) return
    setBusy(true)
    setFailure(null)
    try {
      const former = await formerOf(name, row.id, asked)
      const saved = await putManaged(name, row.id, { ...sentOf(name, row), ...former, version: row.version })
      await forget(name, saved)
      notify({ type: 'success', title: t('history.restore.done') })
    } catch (error) {
      if (error instanceof ApiFailure) setFailure(told(error))
      else report(error)
      // Whoever was faster is seen.
      await forget(name)
    } finally {
      setBusy(false)
      setAsked(null)
    }
  }
  return {
    asked,
    ask: (version: Version) => {
      setFailure(null)
      setAsked(version)
    },
    cancel: () => setAsked(null),
    restore: () => void restore(),
    busy,
    failure,
  }
}
