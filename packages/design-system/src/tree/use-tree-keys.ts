import { useRef, type KeyboardEvent } from 'react'
import { between, toggled } from './selection.ts'
import { partsOf, type TreeIndex } from './tree-index.ts'
import type { TreeStep } from './tree-places.ts'
import type { TreeProps } from './tree-types.ts'
import { isTyping, nextMatch, typedOn } from './type-ahead.ts'

const steps: Partial<Record<string, TreeStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

type Options = Pick<TreeProps, 'selected' | 'onSelect' | 'open' | 'onOpen'> & {
  index: TreeIndex
  shown: readonly string[]
  /** Where a range begins. */
  anchor: string
  setAnchor: (id: string) => void
  focus: (id: string) => void
  onStep: ((ids: readonly string[], step: TreeStep) => void) | undefined
  onRenaming: ((id: string) => void) | undefined
  isSeveral: boolean
}

/** The keys of a tree. The returned function says whether it has used the key. */
export function useTreeKeys(options: Options) {
  const { index, shown, selected, onSelect, open, onOpen, anchor, setAnchor, focus, onStep, onRenaming } = options
  const typed = useRef({ text: '', at: 0 })

  const goTo = (id: string | undefined, isRange: boolean) => {
    if (id === undefined) return
    focus(id)
    if (isRange) onSelect(between(shown, anchor, id))
    else setAnchor(id)
  }
  const select = (id: string, isAdded: boolean) => {
    setAnchor(id)
    onSelect(isAdded ? toggled(index.order, selected, id) : [id])
  }
  const openMore = (ids: readonly string[]) => onOpen([...new Set([...open, ...ids])])
  const typeOn = (id: string, letter: string, at: number) => {
    typed.current = typedOn(typed.current, letter, at)
    const names = shown.map((one) => index.nodes.get(one)?.item.name ?? '')
    const found = nextMatch(names, shown.indexOf(id), typed.current.text)
    if (found !== undefined) goTo(shown[found], false)
  }
  const intoOrOpen = (id: string) => {
    if (!index.nodes.get(id)?.item.isBranch) return
    if (open.includes(id)) goTo(partsOf(index, id)[0], false)
    else openMore([id])
  }
  const outOrClose = (id: string) => {
    if (open.includes(id)) onOpen(open.filter((one) => one !== id))
    else goTo(index.nodes.get(id)?.item.parent ?? undefined, false)
  }
  const openSiblings = (id: string) => {
    const siblings = partsOf(index, index.nodes.get(id)?.item.parent ?? null)
    openMore(siblings.filter((one) => index.nodes.get(one)?.item.isBranch))
  }

  return (id: string, event: KeyboardEvent): boolean => {
    const { key, shiftKey, altKey, timeStamp } = event
    const hasControl = event.ctrlKey || event.metaKey
    const step = steps[key]
    if (altKey) {
      if (!step || !onStep || hasControl || shiftKey) return false
      onStep(selected.includes(id) ? selected : [id], step)
      return true
    }
    if (hasControl && key !== ' ') {
      if (key.toLowerCase() !== 'a') return false
      onSelect([...shown])
      return true
    }
    const at = shown.indexOf(id)
    const continues = key === ' ' && isTyping(typed.current, timeStamp)
    if (key === 'ArrowDown') goTo(shown[at + 1], shiftKey)
    else if (key === 'ArrowUp') goTo(shown[at - 1], shiftKey)
    else if (key === 'Home') goTo(shown[0], shiftKey)
    else if (key === 'End') goTo(shown.at(-1), shiftKey)
    else if (key === 'ArrowRight') intoOrOpen(id)
    else if (key === 'ArrowLeft') outOrClose(id)
    else if (key === 'Enter') select(id, options.isSeveral)
    else if (key === '*') openSiblings(id)
    else if (key === 'F2' && onRenaming) onRenaming(id)
    else if (key === ' ' && shiftKey) onSelect(between(shown, anchor, id))
    else if (key === ' ' && !continues) select(id, true)
    else if (key.length === 1) typeOn(id, key, timeStamp)
    else return false
    return true
  }
}
