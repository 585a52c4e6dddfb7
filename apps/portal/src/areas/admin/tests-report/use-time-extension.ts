import { notify } from '@the-house/design-system'
import type { SentTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, handleError, errorMessageOf } from '../../../api/api-error.ts'
import { isSentTestKey, postExtension, postReopen } from '../../../api/test-reports.ts'
import { extensionActionOf } from './extension-action.ts'

/** Returns a function that invalidates all cached lists and reports of sent tests. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return async () => mutate(isSentTestKey)
}

/** The state of the time extension dialog: its row, the request and its error. */
export function useTimeExtension() {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const [row, setRow] = useState<SentTest | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  function ask(of: SentTest | null): void {
    setFailure(null)
    setRow(of)
  }

  async function give(minutes: number): Promise<void> {
    if (!row) return
    const action = extensionActionOf(row)
    setBusy(true)
    try {
      if (action === 'reopen') await postReopen(row.id, minutes)
      else await postExtension(row.id, minutes, row.extra_minutes)
      notify({ type: 'success', title: t(`tests-report.${action}.done`, { name: row.student.name }) })
      setRow(null)
      await refresh()
    } catch (reason) {
      if (reason instanceof ApiError && reason.status !== 401) setFailure(reason)
      else handleError(reason)
      // Another user may have changed the test first, so the stale data behind the dialog is revalidated.
      await refresh()
    } finally {
      setBusy(false)
    }
  }
  return { row, busy, failure: failure && errorMessageOf(failure), ask, give }
}

export type TimeExtension = ReturnType<typeof useTimeExtension>
