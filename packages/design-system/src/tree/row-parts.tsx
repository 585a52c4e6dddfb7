import { createContext, use, type ReactNode } from 'react'
import { NameInput } from './name-input.tsx'
import type { TreeItem } from './tree-types.ts'

interface RowContext {
  actions: ((item: TreeItem) => ReactNode) | undefined
  /** Called with the new name, or with null to leave it as it was. */
  onNamed: (id: string, name: string | null) => void
}

/** What few rows need: as a prop, a new function would render all of them. */
export const RowContext = createContext<RowContext>({ actions: undefined, onNamed: () => undefined })

interface RowPartProps {
  item: TreeItem
}

export function RowActions({ item }: RowPartProps) {
  return use(RowContext).actions?.(item)
}

export function RowName({ item: { id, name } }: RowPartProps) {
  const { onNamed } = use(RowContext)
  return <NameInput name={name} onKeep={(changed) => onNamed(id, changed)} onCancel={() => onNamed(id, null)} />
}
