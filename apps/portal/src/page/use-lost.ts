import { useState } from 'react'
import { report, type ApiFailure } from '../api/failure.ts'

/**
 * For a screen that gives way when what it shows does not come: whether a read has failed since the screen came.
 * What failed on an earlier visit gets another try.
 */
export function useLost() {
  const [lost, setLost] = useState(false)
  const onError = (failure: ApiFailure) => {
    // A lost connection is told by the banner.
    if (failure.status !== 0) report(failure)
    setLost(true)
  }
  return { lost, onError }
}
