import { useLayoutEffect, useRef, useState } from 'react'

/** The height of an element, as it changes with its text and the window. */
export function useHeight() {
  const ref = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const { current } = ref
    if (!current) return undefined
    const measure = () => setHeight(current.offsetHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { ref, height }
}
