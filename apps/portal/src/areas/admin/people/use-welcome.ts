import { notify } from '@the-house/design-system'
import { useTranslation, type Language } from '@the-house/i18n'
import { useState } from 'react'
import { report } from '../../../api/failure.ts'
import { postWelcome } from '../../../api/people.ts'
import { welcomeCodes, type PersonRow } from './people-rows.ts'

/** As many as one call takes. */
const atOnce = 50

/** Asks before welcome mails are sent, and sends each once. */
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
      report(error)
    }
    setBusy(false)
  }

  return { rows, busy, ask: setRows, cancel: () => setRows([]), send: (language: Language) => void send(language) }
}
