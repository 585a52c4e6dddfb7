import type { FileKind, Gate, ManagedName } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'
import type { ManagedRow } from '../../../api/managed.ts'

/** How a field is edited; a part of the form each. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'html'
  | 'number'
  | 'switch'
  | 'moment'
  | 'tags'
  | 'units'
  | { choice: Readonly<Record<string, WordKey>> }
  | { one: ManagedName }
  | { file: FileKind }

export interface ResourceField {
  /** As the call names it, in our spelling. */
  name: string
  label: WordKey
  kind: FieldKind
  hint?: WordKey
  /** The most signs that its input takes. */
  length?: number
  /** It can be given only once the thing is there. */
  later?: true
  /** Who else does not see it. */
  gate?: Gate
}

/** What the list and the form of a managed entity show. */
export interface Resource {
  /** All of them, and the head of a new one. */
  words: { many: WordKey; create: WordKey; lead: WordKey }
  /** Names of fields, the first is what a row is called by. */
  columns: readonly [string, ...string[]]
  fields: readonly ResourceField[]
  /** Names of relations that narrow the list. */
  filters?: readonly string[]
  /** Where a student sees it. */
  view?: (row: ManagedRow) => string
}
