import { useState } from 'react'
import { ApiError, errorMessageOf, handleError } from '../../../api/api-error.ts'

/** Runs the action of a dialog, once at a time; what is refused is told in the dialog. */
export function useDialogRun() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function attempt(action: () => Promise<void>, settle: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await action()
    } catch (error) {
      if (error instanceof ApiError) setFailure(errorMessageOf(error))
      else handleError(error)
    } finally {
      setBusy(false)
      await settle()
    }
  }
  return {
    busy,
    failure,
    /** `settle` is called after the action, whatever came of it. */
    run: (action: () => Promise<void>, settle: () => Promise<unknown>) => {
      if (!busy) void attempt(action, settle)
    },
    forget: () => setFailure(undefined),
  }
}
