import { notify } from '@the-house/design-system'
import type { ObjectionDetail } from '@the-house/domain'
import { useTranslation, type WordKey } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useLocation } from 'wouter'
import { request, tell } from '../../../api/client.ts'
import { ApiFailure, report, toldOf } from '../../../api/failure.ts'
import { objectionsPath } from './paths.ts'

/** What the API takes at most. */
export const longestReply = 500

type Verdict = 'accept' | 'refuse'

const isObjection = (key: unknown) => typeof key === 'string' && /\/objections[/?]/.test(key)

/** What is about to be decided of an answer, and how it is sent. */
export function useDecision({ id, students }: ObjectionDetail) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<Verdict | null>(null)
  const [reply, setReply] = useState('')
  const [mistake, setMistake] = useState<WordKey | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFailure(null)
    try {
      await act()
      return true
    } catch (error) {
      if (error instanceof ApiFailure && error.status !== 401) setFailure(toldOf(error))
      else report(error)
      // Somebody else may have been faster: what is behind the question is as it is now.
      if (error instanceof ApiFailure && error.status === 409) await mutate(isObjection)
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
    const params = { id }
    const send = {
      accept: () => request('POST /objections/:id/accept', { params, body: { reply: said } }),
      refuse: () => tell('POST /objections/:id/refuse', { params, body: { reply: said } }),
    }
    if (!(await attempt(send[asked]))) return
    notify({ type: 'success', title: t(`objections.${asked}.done`, { count: students }) })
    navigate(objectionsPath)
    await mutate(isObjection)
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
      if (!(await attempt(() => tell('PUT /objections/:id/backed', { params: { id }, body: { backed } })))) return
      await mutate(isObjection)
    },
  }
}

export type Decision = ReturnType<typeof useDecision>
