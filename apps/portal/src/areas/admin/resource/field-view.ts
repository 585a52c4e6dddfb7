import type { Field, FieldsOf, FieldValue, Permission, ManagedName, FileSlotOf, ReferenceName } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import type { ReactNode } from 'react'
import type { ManagedRow } from '../../../api/managed.ts'

/** How a form and a list show a field; its type is in the definition of its entity. */
export interface FieldView {
  label: MessageKey
  /** May depend on the row; null: a new one. */
  hint?: MessageKey | ((row: ManagedRow | null) => MessageKey)
  /**
   * The position of its list column, from 1; the first one is the display name of a row. Absent: shown in the form
   * only.
   */
  column?: number
  /** The maximum length of its input. */
  length?: number
  /** Shown only once the row is created. */
  later?: true
  /** The permission to see it; default: every signed-in user. */
  permission?: Permission
  /** A cell shows the length of the list. */
  counted?: true
  /** Edited by the Editor of the resource instead of a form part. */
  editor?: true
}

/** A field of a closed set has a label for each of its values. */
interface ChoiceView<Value extends string> extends FieldView {
  words: Readonly<Record<Value, MessageKey>>
  /** A picture of each value, where there is one. */
  pictures?: Readonly<Record<Value, ReactNode>>
}

/** Edited by the Editor of the resource: no form part fits its kind. */
interface EditorView extends FieldView {
  editor: true
}

/** Units are selected in a list of the units of the school. */
interface UnitsView extends FieldView {
  units: true
}

type ViewOf<F extends Field> = F extends { values: readonly (infer Value extends string)[] }
  ? ChoiceView<Value>
  : F['kind'] extends 'links'
    ? UnitsView | EditorView
    : F['kind'] extends 'custom' | 'htmlList'
      ? EditorView
      : FieldView

/** The view of any field. */
export type AnyView = FieldView & Partial<ChoiceView<string>>

/** A view for every field and every file slot, in the order of the form. */
export type FieldViews<N extends ManagedName> = { [F in keyof FieldsOf<N>]: ViewOf<FieldsOf<N>[F] & Field> } & Record<
  FileSlotOf<N>,
  FieldView
>

/** The names of the fields that refer to another entity. */
export type RelationOf<N extends ManagedName> = ReferenceName<FieldsOf<N>>

/** The initial values of a new row. */
export type StartOf<N extends ManagedName> = { [F in keyof FieldsOf<N>]: FieldValue<FieldsOf<N>[F] & Field> }
