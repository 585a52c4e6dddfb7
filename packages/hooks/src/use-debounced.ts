import { useEffect, useState } from 'react'

/**
 * Debounces a value: returns the last one that did not change for `ms` milliseconds.
 * @param ms how long the value has to stay unchanged
 */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
