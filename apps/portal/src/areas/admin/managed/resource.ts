import type { FileKind, Gate, ManagedName } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { ManagedRow } from '../../../api/managed.ts'
import type { Values } from './draft.ts'

/** How a field is edited: a part of the form each, or all of the kind `editor` in the editor of the resource. */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'html'
  | 'number'
  | 'switch'
  | 'moment'
  | 'tags'
  | 'units'
  | 'editor'
  | { choice: Readonly<Record<string, WordKey>> }
  | { one: ManagedName }
  | { file: FileKind }

export interface ResourceField {
  /** As the call names it, in our spelling. */
  name: string
  label: WordKey
  kind: FieldKind
  hint?: WordKey
  /** The words of its values, where its kind does not name them. */
  words?: Readonly<Record<string, WordKey>>
  /** The most signs that its input takes. */
  length?: number
  /** It can be given only once the thing is there. */
  later?: true
  /** Who else does not see it. */
  gate?: Gate
  /** Of a list, how many there are is what a row shows. */
  counted?: true
}

/** What an editor of several fields is given. */
export interface EditorProps {
  /** Everything in the form. */
  values: Values
  /** What has changed of it. */
  onChange: (values: Values) => void
  /** What the school has; null: a new thing. */
  row: ManagedRow | null
  busy: boolean
}

/** Another screen of a thing. */
export interface ResourceLink {
  /** Beside the thing itself, and in the list, where it says which. */
  words: { here: WordKey; listed: WordKey }
  Icon: LucideIcon
  href: (row: ManagedRow) => string
}

/** What stands above a list beside its name. */
export interface ToolsProps {
  /** Ids of what is selected. */
  selected: readonly number[]
  /** What a filter narrows the list by. */
  chosen: (filter: string) => number | null
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
  /** Edits the fields of the kind `editor`, with the room of the whole page. */
  Editor?: ComponentType<EditorProps>
  /** More ways than the common ones, above the list. */
  Tools?: ComponentType<ToolsProps>
  /** What a new one begins with. */
  start?: Values
  /** Where else a thing leads. */
  links?: readonly ResourceLink[]
  /** What a copy of a thing is called, where a new one may begin as one: `/new?from=<id>`. */
  copyName?: WordKey
  /** Where a student sees it. */
  view?: (row: ManagedRow) => string
}
