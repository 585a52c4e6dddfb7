import { notify } from '@the-house/design-system'
import type { SentTest } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '../../../api/client.ts'
import { ApiFailure, report, toldOf } from '../../../api/failure.ts'
import { deedOf } from './deed.ts'

/** Lets everything be read anew that tells of sent tests. */
export function useRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return async () =>
    mutate((key) => typeof key === 'string' && (/\/api\/v1\/tests\?/.test(key) || key.endsWith('/report')))
}

/** Gives one student time: who is asked about, and what became of it. */
export function useGift() {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const [row, setRow] = useState<SentTest | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  function ask(of: SentTest | null): void {
    setFailure(null)
    setRow(of)
  }

  async function give(minutes: number): Promise<void> {
    if (!row) return
    const deed = deedOf(row)
    setBusy(true)
    try {
      const params = { id: row.id }
      if (deed === 'reopen') await request('POST /tests/:id/reopen', { params, body: { minutes } })
      else await request('POST /tests/:id/extend', { params, body: { minutes, extra_minutes: row.extra_minutes } })
      notify({ type: 'success', title: t(`tests-report.${deed}.done`, { name: row.student.name }) })
      setRow(null)
      await refresh()
    } catch (reason) {
      if (reason instanceof ApiFailure && reason.status !== 401) setFailure(reason)
      else report(reason)
      // It may be that somebody else was faster: what is shown behind the question is as it is now.
      await refresh()
    } finally {
      setBusy(false)
    }
  }
  return { row, busy, failure: failure && toldOf(failure), ask, give }
}

export type Gift = ReturnType<typeof useGift>
