import { notify } from '@the-house/design-system'
import type { DeskOrder, RefundForm } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, errorMessageOf, handleError } from '../../../api/api-error.ts'
import { isStoreKey } from '../../../api/cache-keys.ts'
import { postHandOut, postRefund } from '../../../api/orders.ts'

/**
 * Hands orders out and refunds them. Whatever the server answers, the list is read again: a colleague may have been
 * faster.
 * @param onDone called after a success
 */
export function useOrderActions(onDone: () => void) {
  const { t } = useTranslation()
  const { mutate } = useSWRConfig()
  /** The id of the order that is being handed out. */
  const [handing, setHanding] = useState<number | null>(null)
  const [refunded, setRefunded] = useState<DeskOrder | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const refresh = async () => mutate(isStoreKey)

  async function hand({ id, product: { name } }: DeskOrder): Promise<void> {
    if (handing !== null) return
    setHanding(id)
    try {
      await postHandOut(id)
      notify({ type: 'success', title: t('desk.hand.done', { name }) })
      onDone()
    } catch (error) {
      handleError(error)
    }
    await refresh()
    setHanding(null)
  }

  async function refund(form: RefundForm): Promise<void> {
    if (!refunded) return
    const { id, product } = refunded
    setFailure(null)
    try {
      await postRefund(id, form)
      notify({ type: 'success', title: t('desk.refund.done', { name: product.name }) })
      setRefunded(null)
      onDone()
    } catch (error) {
      if (error instanceof ApiError && error.status !== 401) setFailure(errorMessageOf(error))
      else handleError(error)
    }
    await refresh()
  }

  return {
    handing,
    hand: (order: DeskOrder) => void hand(order),
    refunded,
    failure,
    askRefund: (order: DeskOrder | null) => {
      setFailure(null)
      setRefunded(order)
    },
    refund,
  }
}

export type OrderActions = ReturnType<typeof useOrderActions>
