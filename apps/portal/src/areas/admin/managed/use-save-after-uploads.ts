import { usePendingUploads } from '@the-house/design-system/admin'
import { useEffect, useEffectEvent, useState } from 'react'

/** Why a save that was asked for has not been made: a file is being sent, or could not be. */
export type SaveBlock = 'sending' | 'failed'

/**
 * Holds a save until every file that is being sent has arrived; it is not made where one could not be sent and was not
 * taken back.
 */
export function useSaveAfterUploads<Wish>(save: (wish: Wish) => void) {
  const { sending, failed } = usePendingUploads()
  const [asked, setAsked] = useState<{ wish: Wish } | null>(null)
  const [due, setDue] = useState<{ wish: Wish } | null>(null)
  const [refused, setRefused] = useState(false)
  if (asked && sending === 0) {
    setAsked(null)
    setRefused(failed > 0)
    if (failed === 0) setDue(asked)
  }
  const go = useEffectEvent(save)
  // With the values of the render in which the last file has arrived.
  useEffect(() => {
    if (due) go(due.wish)
  }, [due])
  const saveBlock: SaveBlock | null = asked && sending > 0 ? 'sending' : refused && failed > 0 ? 'failed' : null
  return {
    /** Saves, at once where nothing is being sent. */
    request: (wish: Wish) => {
      if (sending + failed > 0) setAsked({ wish })
      else save(wish)
    },
    saveBlock,
  }
}
