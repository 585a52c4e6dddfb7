import { readStored, removeStored, writeStored } from '../../../device/storage.ts'
import type { Outcome } from './outcomes.ts'

export interface Store {
  read: (key: string) => string | null
  write: (key: string, value: string) => boolean
  remove: (key: string) => void
}

const device: Store = { read: readStored, write: writeStored, remove: removeStored }
const key = 'the-house.check'

/** Checks whether localStorage works, which stores answers while offline. */
export function checkStorage({ read, write, remove }: Store = device): Outcome {
  const kept = write(key, 'kept') && read(key) === 'kept'
  remove(key)
  return kept ? 'storageGood' : 'storageBlocked'
}
