import type { NewCorrection } from '@the-house/domain'
import { authorization } from '../../../api/token.ts'

/** A correction to save. */
export interface Saving {
  /** The id of the answer. */
  id: number
  title: string
  student: string
  correction: NewCorrection
  /** The id of the teacher, so that no colleague signed in later sends it. */
  user: number
  /** Called after the server has saved it. */
  onSaved: () => void
}

let unsaved: readonly Saving[] = []
const listeners = new Set<() => void>()

function change(next: readonly Saving[]): void {
  unsaved = next
  for (const listener of listeners) listener()
}

const without = ({ id, correction: { second } }: Saving) =>
  unsaved.filter((one) => one.id !== id || one.correction.second !== second)

/** Registers a correction for a retry; the newest one of a version replaces the others. */
export const saveUnsaved = (saving: Saving): void => change([...without(saving), saving])

/** Removes a correction that is saved or was refused for good. */
export function clearUnsaved(saving: Saving): void {
  const left = without(saving)
  if (left.length < unsaved.length) change(left)
}

export const currentUnsaved = (): readonly Saving[] => unsaved

/** Returns the unsaved corrections of the signed-in user. */
export const ownUnsaved = (): readonly Saving[] => unsaved.filter(({ user }) => user === authorization()?.owner)

export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
