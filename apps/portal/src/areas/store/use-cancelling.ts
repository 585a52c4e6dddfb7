import { notify } from '@the-house/design-system'
import type { Order } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { handleError } from '../../api/api-error.ts'
import { isStoreKey } from '../../api/cache-keys.ts'
import { postCancellation } from '../../api/orders.ts'
import { reloadUser } from '../../session/signing.ts'

/** Gives an order back after a question. */
export function useCancelling() {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  const [asked, setAsked] = useState<Order | null>(null)
  const [busy, setBusy] = useState(false)

  async function cancel(): Promise<void> {
    if (!asked || busy) return
    setBusy(true)
    try {
      await postCancellation(asked.id)
      notify({ type: 'success', title: t('store.orders.cancelDone') })
    } catch (error) {
      // The desk may have handed it out meanwhile, which the message says.
      handleError(error)
    }
    await Promise.all([mutate(isStoreKey), reloadUser().catch(handleError)])
    setBusy(false)
    setAsked(null)
  }
  return { asked, busy, ask: setAsked, cancel: () => void cancel() }
}
