import { useState } from 'react'
import { handleError, type ApiError } from '../api/api-error.ts'

/**
 * Whether a read has failed since the screen was mounted, for a screen that then shows a fallback; errors of an earlier
 * visit are retried.
 */
export function useErrorFallback() {
  const [lost, setLost] = useState(false)
  const onError = (failure: ApiError) => {
    // The offline banner shows network errors.
    if (failure.status !== 0) handleError(failure)
    setLost(true)
  }
  return { lost, onError }
}
