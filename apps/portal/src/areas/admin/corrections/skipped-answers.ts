import { authorization } from '../../../api/token.ts'
import { readStored, removeStored, writeStored } from '../../../device/storage.ts'

const key = () => `the-house.put-off.${authorization()?.owner ?? 0}`

/** Returns the ids of the answers skipped on this device; stored, so that they survive a reload. */
export function skippedAnswers(): number[] {
  try {
    const kept: unknown = JSON.parse(readStored(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

/** The number of ids kept, the newest ones: the limit of the call. */
const most = 200

export const skipAnswer = (id: number): void => {
  const ids = [...new Set([...skippedAnswers(), id])].slice(-most)
  writeStored(key(), JSON.stringify(ids))
}

export function unskipAnswer(id: number): void {
  const ids = skippedAnswers()
  if (ids.includes(id)) writeStored(key(), JSON.stringify(ids.filter((one) => one !== id)))
}

/** Clears the skipped answers when the teacher starts the queue again, from the oldest answer on. */
export const clearSkipped = (): void => removeStored(key())
