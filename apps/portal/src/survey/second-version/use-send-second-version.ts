import { notify } from '@the-house/design-system'
import type { Survey } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, handleError } from '../../api/api-error.ts'
import { isSurveyKey } from '../../api/cache-keys.ts'
import { putSecondVersion } from '../../api/second-versions.ts'

/** Submits the second version of an answer and updates the cached attempt. */
export function useSendSecondVersion(test: number, exercise: number) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [busy, setBusy] = useState(false)

  /**
   * Submits the text.
   * @returns whether it was sent; on an error the editor keeps its input
   */
  async function send(answer_text: string): Promise<boolean> {
    setBusy(true)
    try {
      const sent = await putSecondVersion(test, exercise, answer_text)
      await mutate<Survey>(
        isSurveyKey,
        (known) =>
          known?.id === test
            ? { ...known, exercises: known.exercises.map((one) => (one.id === exercise ? sent : one)) }
            : known,
        { revalidate: false },
      )
      notify({ type: 'success', title: t('second-version.sent.title'), description: t('second-version.sent.text') })
      return true
    } catch (failure) {
      handleError(failure)
      // Another tab was first, or the test was reopened: revalidate the attempt.
      if (failure instanceof ApiError && failure.status === 412) await mutate(isSurveyKey)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, send }
}
