import { useState } from 'react'

/** A question before an action: `ask` opens it and resolves with the answer. */
export function useConfirmation() {
  const [answer, setAnswer] = useState<((goesOn: boolean) => void) | null>(null)
  const end = (goesOn: boolean) => {
    answer?.(goesOn)
    setAnswer(null)
  }
  return {
    open: answer !== null,
    ask: (): Promise<boolean> => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      // Wrapped, because React calls a function that is set as state.
      setAnswer(() => resolve)
      return promise
    },
    onConfirm: () => end(true),
    onCancel: () => end(false),
  }
}
