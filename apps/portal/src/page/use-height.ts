import { useEffect, useRef, useState } from 'react'

/** The height of an element, as it changes with its text and the window. */
export function useHeight() {
  const ref = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const { current } = ref
    if (!current) return undefined
    // Called at first, too, once the page is laid out: to measure it before would lay it out twice.
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { ref, height }
}
