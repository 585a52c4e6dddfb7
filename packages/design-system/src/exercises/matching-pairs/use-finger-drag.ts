import { useState, type RefObject, type TouchEvent as Touched } from 'react'

/** How long a finger rests on a tile until it drags it, in milliseconds: until then it presses or scrolls. */
const restMs = 200
/** How far it may move meanwhile, in pixels. */
const slack = 8

/** A tile under a finger. */
export interface FingerDrag {
  partner: string
  /** Where the finger is, in pixels of the window. */
  x: number
  y: number
  /** The position of the pair below it, from 1; 0 for none. */
  over: number
}

export interface FingerDragOptions {
  /** The list of the pairs. */
  list: RefObject<HTMLElement | null>
  /** Called with the position of a pair, from 1, when a tile is let go over it. */
  onDrop: (position: number, partner: string) => void
}

/** Drags tiles by a finger, since not every browser turns touches into events of drag and drop. */
export function useFingerDrag({ list, onDrop }: FingerDragOptions) {
  const [dragged, setDragged] = useState<FingerDrag | null>(null)

  const pairAt = (x: number, y: number) => {
    const below = document.elementFromPoint(x, y)
    return Array.from(list.current?.children ?? []).findIndex((pair) => pair.contains(below)) + 1
  }

  function begin({ currentTarget: tile, touches }: Touched<HTMLElement>, partner: string): void {
    const first = touches[0]
    if (!first || touches.length > 1) return
    const { clientX, clientY } = first
    const listeners = new AbortController()
    const { signal } = listeners
    let at: FingerDrag | null = null
    const show = (x: number, y: number) => {
      at = { partner, x, y, over: pairAt(x, y) }
      setDragged(at)
    }
    const timer = setTimeout(() => show(clientX, clientY), restMs)
    const stop = () => {
      clearTimeout(timer)
      listeners.abort()
      tile.draggable = true
      setDragged(null)
    }
    const move = (event: TouchEvent) => {
      const finger = event.touches[0]
      if (!finger || event.touches.length > 1) return stop()
      const { clientX: x, clientY: y } = finger
      if (at) {
        // The page does not scroll while a tile is dragged.
        event.preventDefault()
        show(x, y)
      } else if (Math.hypot(x - clientX, y - clientY) > slack) stop()
      return undefined
    }
    const end = (event: TouchEvent) => {
      const dropped = at
      stop()
      if (!dropped) return
      // A tile that was dragged is not pressed, too.
      event.preventDefault()
      if (dropped.over > 0) onDrop(dropped.over, partner)
    }
    // The browser's own drag, and its menu after a long press, would take the finger away.
    tile.draggable = false
    tile.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    tile.addEventListener('touchmove', move, { signal, passive: false })
    tile.addEventListener('touchend', end, { signal, passive: false })
    tile.addEventListener('touchcancel', stop, { signal })
  }

  return { dragged, begin }
}
