import { useEffect, useRef } from 'react'

/** Tells whether a component is still shown, for what ends later. */
export function useShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}
