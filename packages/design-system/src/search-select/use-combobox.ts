import { useState, type KeyboardEvent } from 'react'
import { rowsSeen } from './option-window.ts'
import type { Option } from './options.ts'

export interface ComboboxOptions {
  /** The current options. */
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Whether the list stays open after a choice. */
  staysOpen: boolean
}

/** The state of a combobox: whether the list is open, the active option, and the key handler. */
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
      // Escape closes only the list, not the dialog around it.
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
    /** Activates the first option after the typed text has changed the list. */
    showFirst: () => {
      setOpen(true)
      setActive(0)
    },
  }
}
