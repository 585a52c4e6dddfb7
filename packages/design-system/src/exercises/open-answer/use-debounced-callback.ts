import { useEffect, useEffectEvent, useRef } from 'react'

/** The debounce delay before a text is saved, in milliseconds. */
const pauseMs = 2000

/**
 * Debounces a text: calls `onPause` once for each change of `text`: 2 s after the last one, on leaving the field
 * (`flush`), on leaving the page or hiding its tab, and on unmount.
 */
export function useDebouncedCallback(text: string, onPause: () => void): { flush: () => void } {
  const told = useRef(text)
  const tell = useEffectEvent((now = text) => {
    if (told.current === now) return
    told.current = now
    onPause()
  })
  useEffect(() => {
    const timer = setTimeout(() => tell(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const leave = () => tell()
    // Phones often end a hidden page without a pagehide event.
    const hide = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      tell()
    }
  }, [])
  return {
    flush: () => {
      if (told.current === text) return
      told.current = text
      onPause()
    },
  }
}
