import { notify } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { ApiError, handleError, errorMessageOf } from '../../../api/api-error.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { formerOf, type Version } from '../../../api/history.ts'
import { putManaged, useInvalidateManaged, type ManagedRow } from '../../../api/managed.ts'
import { errorText } from '../../../page/form/error-text.ts'
import { resources, type ResourceName } from '../managed/resources.ts'
import { sentOf } from '../managed/values.ts'

/**
 * The restore dialog and its request: saves a former version over the visible one, with optimistic locking as in any
 * save.
 */
export function useRestoring(name: ResourceName, row: ManagedRow | undefined) {
  const { t } = useTranslation()
  const invalidate = useInvalidateManaged()
  const [asked, setAsked] = useState<Version | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** What the school refuses in the former version, by the labels of the form. */
  const reasonsIn = (refused: Record<string, string>) =>
    resources[name].fields.flatMap((field) => {
      const reason = errorText(refused[field.name])
      return reason ? [`${t(field.label)}: ${reason}.`] : []
    })
  const told = (error: ApiError): string => {
    if (conflictIn('restore', error)) return t('history.restore.conflict')
    if (error.status !== 412 || !error.fields) return errorMessageOf(error)
    return [t('history.restore.failed'), ...reasonsIn(error.fields)].join(' ')
  }
  async function restore(): Promise<void> {
    if (!asked || !row) return
    setBusy(true)
    setFailure(null)
    try {
      const former = await formerOf(name, row.id, asked)
      const saved = await putManaged(name, row.id, { ...sentOf(name, row), ...former, version: row.version })
      await invalidate(name, saved)
      notify({ type: 'success', title: t('history.restore.done') })
    } catch (error) {
      if (error instanceof ApiError) setFailure(told(error))
      else handleError(error)
      // Shows the change of another user after a conflict.
      await invalidate(name)
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
