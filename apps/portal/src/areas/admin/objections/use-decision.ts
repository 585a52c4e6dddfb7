import { notify } from '@the-house/design-system'
import type { ObjectionDetail } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { ApiError, handleError, errorMessageOf } from '../../../api/api-error.ts'
import { isObjectionKey } from '../../../api/cache-keys.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { postAcceptance, postRefusal, putEndorsement } from '../../../api/objections.ts'
import { objectionsPath } from './paths.ts'

/** The limit of the API. */
export const longestReply = 500

type Verdict = 'accept' | 'refuse'

/** The state of the decision dialog: the chosen decision, the reply, and the request. */
export function useDecision({ id, students }: ObjectionDetail) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<Verdict | null>(null)
  const [reply, setReply] = useState('')
  const [mistake, setMistake] = useState<MessageKey | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure(null)
    try {
      await act()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) setFailure(errorMessageOf(error))
      else handleError(error)
      // After a conflict a colleague has decided first, so the stale data behind the dialog is revalidated.
      const conflict = conflictIn('decision', error)
      if (conflict) await mutate(conflict.isStale)
      return false
    } finally {
      setBusy(false)
    }
  }

  async function decide(): Promise<void> {
    if (!asked || busy) return
    const said = reply.trim()
    const wrong = said.length > longestReply ? 'validation.long' : 'validation.required'
    if (said.length > longestReply || (asked === 'refuse' && said === '')) {
      setMistake(wrong)
      return
    }
    const send = { accept: postAcceptance, refuse: postRefusal }[asked]
    if (!(await attempt(() => send(id, said)))) return
    notify({ type: 'success', title: t(`objections.${asked}.done`, { count: students }) })
    navigate(objectionsPath)
    await mutate(isObjectionKey)
  }

  return {
    asked,
    reply,
    mistake,
    busy,
    failure,
    ask: (verdict: Verdict | null) => {
      setMistake(null)
      setFailure(null)
      setAsked(verdict)
    },
    write: (text: string) => {
      setMistake(null)
      setReply(text)
    },
    decide,
    back: async (backed: boolean) => {
      if (!(await attempt(() => putEndorsement(id, backed)))) return
      await mutate(isObjectionKey)
    },
  }
}

export type Decision = ReturnType<typeof useDecision>
