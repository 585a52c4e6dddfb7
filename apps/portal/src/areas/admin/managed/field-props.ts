import type { ReactNode } from 'react'
import type { ManagedRow } from '../../../api/managed.ts'

/** The props of every form part: a controlled value and its change handler. */
export interface FieldPartProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  /** The row as the server has it; null: a new one. */
  row: ManagedRow | null
}

/** Returns a form value as text; an empty text where it is none. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)
