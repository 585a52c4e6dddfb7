import { useEffect, useEffectEvent, useRef } from 'react'

/** How long a text rests before it is saved. */
const pauseMs = 2000

/**
 * Calls `onPause` once for each change of `text`: 2 s after the last one, when the field is left (`flush`), when
 * the page is left or goes into the background, and when the field goes away.
 */
export function usePause(text: string, onPause: () => void): { flush: () => void } {
  const told = useRef(text)
  const tell = useEffectEvent(() => {
    if (told.current === text) return
    told.current = text
    onPause()
  })
  useEffect(() => {
    const timer = setTimeout(tell, pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    // Phones often end a hidden page without a pagehide.
    const onHide = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    window.addEventListener('pagehide', tell)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', tell)
      document.removeEventListener('visibilitychange', onHide)
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
