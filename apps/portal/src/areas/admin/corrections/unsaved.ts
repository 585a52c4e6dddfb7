import type { NewCorrection } from '@the-house/domain'
import { authorization } from '../../../api/token.ts'

/** A correction on its way to the school. */
export interface Saving {
  /** The answer's. */
  id: number
  title: string
  student: string
  correction: NewCorrection
  /** Whose work it is: nobody sends a colleague's. */
  user: number
  /** What is to be done once it is safe. */
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

/** What the school could not be told yet; of one version the newest. */
export const keepUnsaved = (saving: Saving): void => change([...without(saving), saving])

/** It is saved, or never will be. */
export function forgetUnsaved(saving: Saving): void {
  const left = without(saving)
  if (left.length < unsaved.length) change(left)
}

export const currentUnsaved = (): readonly Saving[] => unsaved

/** Those of whoever is signed in. */
export const ownUnsaved = (): readonly Saving[] => unsaved.filter(({ user }) => user === authorization()?.owner)

export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
