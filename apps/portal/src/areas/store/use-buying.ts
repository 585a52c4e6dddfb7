import type { Order, Product } from '@the-house/domain'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, errorMessageOf, handleError } from '../../api/api-error.ts'
import { isStoreKey } from '../../api/cache-keys.ts'
import { postOrder } from '../../api/orders.ts'
import { reloadUser } from '../../session/signing.ts'

/** A product that the user is asked about; one press, however often it is sent. */
interface Asked {
  product: Product
  press: string
}

/** The purchase of a product: the question, the request, and the order with its code. */
export function useBuying() {
  const { mutate } = useSWRConfig()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [order, setOrder] = useState<Order | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** Prices, stock and dollars are not what the page has shown, or have changed with the purchase. */
  const refresh = async () => {
    await Promise.all([mutate(isStoreKey), reloadUser().catch(handleError)])
  }

  async function buy(product: Product): Promise<void> {
    if (!asked || busy) return
    setBusy(true)
    setFailure(null)
    try {
      setOrder(await postOrder(product, asked.press))
      setAsked(null)
      await refresh()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401) handleError(error)
      else {
        setFailure(errorMessageOf(error))
        if (!error.isTransient) await refresh()
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    asked: asked?.product ?? null,
    order,
    busy,
    failure,
    ask: (product: Product) => {
      setFailure(null)
      setAsked({ product, press: crypto.randomUUID() })
    },
    buy: (product: Product) => void buy(product),
    close: () => {
      setAsked(null)
      setOrder(null)
    },
  }
}

export type Buying = ReturnType<typeof useBuying>
