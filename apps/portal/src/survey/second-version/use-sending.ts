import { notify } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { request } from '../../api/client.ts'
import { ApiFailure, report } from '../../api/failure.ts'

const isSurvey = (key: unknown) => typeof key === 'string' && /\/exercises(\?|$)/.test(key)

/** Sends a second version of an answer of an attempt; what is on show has it then. */
export function useSending(test: number, exercise: number) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)

  /** Whether it is sent; whoever is told that it is not keeps what was typed. */
  async function send(answer_text: string): Promise<boolean> {
    setBusy(true)
    try {
      const body = { exercise_id: exercise, answer_text }
      const sent = await request('PUT /tests/:id/second_version', { params: { id: test }, body })
      await mutate<Survey>(
        isSurvey,
        (known) =>
          known?.id === test
            ? { ...known, exercises: known.exercises.map((one) => (one.id === exercise ? sent : one)) }
            : known,
        { revalidate: false },
      )
      notify({ type: 'success', title: t('second-version.sent.title'), description: t('second-version.sent.text') })
      return true
    } catch (failure) {
      report(failure)
      // Another tab was first, or its test runs again: what there is now is shown.
      if (failure instanceof ApiFailure && failure.status === 412) await mutate(isSurvey)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, send }
}
