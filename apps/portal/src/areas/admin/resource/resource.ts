import type { FileKind, ManagedName } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { ManagedRow } from '../../../api/managed.ts'
import type { Values } from './form-draft.ts'
import type { FieldView, FieldViews, RelationOf, StartOf } from './field-view.ts'

/** The kind of a form field; those of the kind `editor` are edited together by the Editor of the resource. */
export type FormKind =
  | 'text'
  /** The address of a film or another file elsewhere. */
  | 'media'
  | 'lines'
  | 'html'
  | 'number'
  | 'switch'
  | 'moment'
  | 'zone'
  | 'day'
  | 'tags'
  | 'units'
  | 'editor'
  | { choice: Readonly<Record<string, MessageKey>> }
  | { one: ManagedName }
  /** The unit that a row belongs to; `orAll`: administrators may choose all units. */
  | { unit: { orAll: boolean } }
  | { file: FileKind }

export interface ResourceField extends FieldView {
  /** The name of the field in the call, in the spelling of the code. */
  name: string
  kind: FormKind
  /** The labels of its values, where its kind has none. */
  words?: Readonly<Record<string, MessageKey>>
  /** The pictures of its values. */
  pictures?: Readonly<Record<string, ReactNode>>
}

/** The props of an Editor of several fields. */
export interface EditorProps {
  /** All values of the form. */
  values: Values
  /** Called with the changed values only. */
  onChange: (values: Values) => void
  /** The row as the server has it; null: a new one. */
  row: ManagedRow | null
  busy: boolean
  /** Its files, by field, as far as they differ from those of the row. */
  files?: Values
  /** The fields for its files. */
  media?: ReactNode
  /** Fields behind all others, the title's among them; default: the Editor has the title's in its own place. */
  more?: ReactNode
  /** Errors that the server has found, by field. */
  errors?: Readonly<Record<string, string>>
}

/** A link to another screen of a record. */
export interface ResourceLink {
  /** Its label on the screen of the record, and in the list, where it names the record. */
  words: { here: MessageKey; listed: MessageKey }
  Icon: LucideIcon
  href: (row: ManagedRow) => string
}

/** The props of the tools above a list. */
export interface ToolsProps {
  /** The ids of the selected rows. */
  selected: readonly number[]
  /** Returns the chosen value of a filter. */
  chosen: (filter: string) => number | null
}

/** The props of what is asked after a save. */
export interface SavedProps {
  row: ManagedRow
  /** Goes on to where a save leads. */
  onDone: () => void
}

/** The list and the form of an entity, as far as the definition of the entity does not decide them. */
export interface ResourceDefinition<N extends ManagedName> {
  /** The titles of the list and of the create screen, and the introduction of the list. */
  words: { many: MessageKey; create: MessageKey; lead: MessageKey }
  fields: FieldViews<N>
  /** The relations by which the list can be filtered. */
  filters?: readonly RelationOf<N>[]
  /** Edits the fields of the kind `editor`, in the full width of the page. */
  Editor?: ComponentType<EditorProps>
  /** Tools above the list, instead of the export. */
  Tools?: ComponentType<ToolsProps>
  /** Asks what else is to happen once a row was saved. */
  Saved?: ComponentType<SavedProps>
  /** The initial values of a new row. */
  start?: Partial<StartOf<N>>
  /** The other screens of a record. */
  links?: readonly ResourceLink[]
  /** The name of a copy, where a new row can start as one: `/new?from=<id>`. */
  copyName?: MessageKey
  /** Returns the path at which students see the record. */
  view?: (row: ManagedRow) => string
}

/** The resource definition with its fields as an array, for lists and forms. */
export interface Resource extends Omit<ResourceDefinition<ManagedName>, 'fields' | 'filters' | 'start'> {
  /** The names of the list columns; the first is the display name of a row. */
  columns: readonly [string, ...string[]]
  fields: readonly ResourceField[]
  filters?: readonly string[]
  start?: Values
}
