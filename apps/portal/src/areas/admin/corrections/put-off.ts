import { authorization } from '../../../api/token.ts'
import { readStored, removeStored, writeStored } from '../../../device/storage.ts'

const key = () => `the-house.put-off.${authorization()?.owner ?? 0}`

/** The answers that were put off on this device, until their reader begins anew; they outlive a reload. */
export function putOffAnswers(): number[] {
  try {
    const kept: unknown = JSON.parse(readStored(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

/** The newest of them, as many as a call takes. */
const most = 200

export const putOffAnswer = (id: number): void => {
  const ids = [...new Set([...putOffAnswers(), id])].slice(-most)
  writeStored(key(), JSON.stringify(ids))
}

export function takeUpAnswer(id: number): void {
  const ids = putOffAnswers()
  if (ids.includes(id)) writeStored(key(), JSON.stringify(ids.filter((one) => one !== id)))
}

/** Whoever begins at the queue again begins with the oldest one. */
export const beginAnew = (): void => removeStored(key())
