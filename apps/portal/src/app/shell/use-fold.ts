import { useState } from 'react'
import { readStored, writeStored } from '../../device/storage.ts'

export interface Fold {
  open: boolean
  toggle: () => void
}

const keyOf = (group: string) => `the-house.menu.${group}`

/**
 * Whether a group of the menu is open: as this device remembers it, and always once the user arrives at a place in it.
 * @param place the path of the current place, if it is in this group
 */
export function useFold(group: string, place: string | undefined, opensAtFirst: boolean): Fold {
  const arrived = () => place !== undefined || (readStored(keyOf(group)) ?? String(opensAtFirst)) === 'true'
  const [open, setOpen] = useState(arrived)
  const [seen, setSeen] = useState(place)
  if (seen !== place) {
    setSeen(place)
    setOpen(arrived)
  }
  return {
    open,
    toggle: () => {
      writeStored(keyOf(group), String(!open))
      setOpen(!open)
    },
  }
}
