import { useEffect, useEffectEvent, useRef } from 'react'

/** How long a text rests before it is saved. */
const pauseMs = 2000

/**
 * Calls `onPause` once for each change of `text`: 2 s after the last one, when the field is left (`flush`), when
 * the page is left or goes into the background, and when the field goes away.
 */
export function usePause(text: string, onPause: () => void): { flush: () => void } {
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
    // Phones often end a hidden page without a pagehide.
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
