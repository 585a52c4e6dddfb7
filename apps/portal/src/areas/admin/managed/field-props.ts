import type { ReactNode } from 'react'
import type { ManagedRow } from '../../../api/managed.ts'

/** What every kind of field is given: a value in, a change out. */
export interface FieldPartProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  /** What the school has; null: a new thing. */
  row: ManagedRow | null
}

/** Most values of a form are texts, or nothing. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)
