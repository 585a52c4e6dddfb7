import { useState, type KeyboardEvent } from 'react'
import { rowsSeen } from './option-window.ts'
import type { Option } from './options.ts'

export interface ComboboxOptions {
  /** What can be chosen now. */
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** The list stays open after a choice. */
  staysOpen: boolean
}

/** Whether the list is open, which option Enter would choose, and what the keys do. */
export function useCombobox({ options, onChoose, staysOpen }: ComboboxOptions) {
  const [open, setOpen] = useState(false)
  const [wanted, setActive] = useState(-1)
  const last = options.length - 1
  // The list may have become shorter.
  const active = Math.min(wanted, last)

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (option: Option) => {
    onChoose(option)
    if (!staysOpen) close()
  }
  const moves: Record<string, (at: number) => number> = {
    ArrowDown: (at) => (at >= last ? 0 : at + 1),
    ArrowUp: (at) => (at <= 0 ? last : at - 1),
    PageDown: (at) => Math.min(last, at + rowsSeen),
    PageUp: (at) => Math.max(0, at - rowsSeen),
  }
  function press(event: KeyboardEvent) {
    const move = moves[event.key]
    const option = options[active]
    if (event.nativeEvent.isComposing) return
    if (move) {
      event.preventDefault()
      if (open) setActive(move(active))
      setOpen(true)
    } else if (event.key === 'Escape' && open) {
      // It closes the list alone, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      if (option) choose(option)
    }
  }
  return {
    open,
    active,
    activeOption: options[active],
    press,
    choose,
    close,
    show: () => setOpen(true),
    /** The list has changed with what was typed: its first one is what Enter chooses. */
    showFirst: () => {
      setOpen(true)
      setActive(0)
    },
  }
}
