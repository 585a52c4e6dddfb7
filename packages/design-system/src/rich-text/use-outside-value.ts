import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Tells the changes of a value from outside from the field's own, which come back with the next render: by then more
 * may have been typed, which would be lost if an own value were set again.
 * @param onOutside called with a value that the field has not passed out
 * @returns notes a value that is passed out
 */
export function useOutsideValue(value: string, onOutside: (value: string) => void): (own: string) => void {
  /** What the field shows. */
  const shown = useRef(value)
  /** The values passed out that have not come back. */
  const underWay = useRef<string[]>([])
  const tell = useEffectEvent(onOutside)
  useEffect(() => {
    const own = underWay.current.indexOf(value)
    // Those before it were skipped: several changes may come back in one render.
    underWay.current.splice(0, own === -1 ? underWay.current.length : own + 1)
    if (own !== -1 || value === shown.current) return
    shown.current = value
    tell(value)
  }, [value])
  return (own) => {
    shown.current = own
    // An equal value does not come back.
    if (own !== (underWay.current.at(-1) ?? value)) underWay.current.push(own)
  }
}
