import { notify } from '@the-house/design-system'
import { useTranslation, type Language } from '@the-house/i18n'
import { useState } from 'react'
import { handleError } from '../../../api/api-error.ts'
import { postWelcome } from '../../../api/people.ts'
import { welcomeCodes, type PersonRow } from './people-rows.ts'

/** The limit of one call. */
const atOnce = 50

/** The welcome mail dialog and its requests, in batches; each person gets one mail. */
export function useWelcome(onDone: () => void) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly PersonRow[]>([])
  const [busy, setBusy] = useState(false)

  async function send(language: Language): Promise<void> {
    const codes = welcomeCodes(rows)
    setBusy(true)
    let count = 0
    try {
      for (let from = 0; from < codes.length; from += atOnce)
        count += await postWelcome(codes.slice(from, from + atOnce), language)
      notify({ type: 'success', title: t('people.welcome.sent', { count }) })
      onDone()
      setRows([])
    } catch (error) {
      handleError(error)
    }
    setBusy(false)
  }

  return { rows, busy, ask: setRows, cancel: () => setRows([]), send: (language: Language) => void send(language) }
}
