import type { AnySchema } from '../wire.ts'
import type { ManagedName } from './names.ts'

/**
 * The kind of a field decides the form's input and the type of the column. `position` is numbered by the server where a
 * form leaves it empty, `media` is the address of a film or another file, `links` are ids in a join table, `unit` is the
 * unit that a row belongs to, which limits who sees it, `custom` has an editor of its own, as `htmlList` has, whose items
 * hold HTML in `html`.
 */
export type FieldKind =
  | 'text'
  | 'media'
  | 'lines'
  | 'html'
  | 'htmlList'
  | 'number'
  | 'position'
  | 'boolean'
  | 'instant'
  | 'timeZone'
  | 'day'
  | 'unit'
  | 'choice'
  | 'reference'
  | 'tags'
  | 'links'
  | 'custom'

/** A field of a managed entity. The type parameters are those of the schemas, which saves inferring them again. */
export interface Field<
  Kind extends FieldKind = FieldKind,
  Input extends AnySchema = AnySchema,
  Output extends AnySchema = AnySchema,
> {
  kind: Kind
  /** Validates the value that a form sends. */
  input: Input
  /** Describes the value in responses. */
  output: Output
}

/** One of a closed set of values. */
export interface ChoiceField<
  Value extends string = string,
  Input extends AnySchema = AnySchema,
  Output extends AnySchema = AnySchema,
> extends Field<'choice', Input, Output> {
  values: readonly Value[]
}

/** The id of another managed entity. */
export interface ReferenceField<
  Input extends AnySchema = AnySchema,
  Output extends AnySchema = AnySchema,
> extends Field<'reference', Input, Output> {
  entity: ManagedName
}

/** The fields of an entity, by their names in code (not on the wire). */
export type Fields = Record<string, Field>

/** The type of a field's value in a form. */
export type FieldValue<F extends Field> = F['input']['__outputType']

type NamesOfKind<F extends Fields, Kind extends FieldKind> = {
  [N in keyof F & string]: F[N]['kind'] extends Kind ? N : never
}[keyof F & string]

/** Names of the reference fields. */
export type ReferenceName<F extends Fields> = NamesOfKind<F, 'reference'>
/** Names of the fields that are stored in a join table. */
export type LinksName<F extends Fields> = NamesOfKind<F, 'links'>
/** Names of the fields that are columns of the entity's table. */
export type StoredName<F extends Fields> = NamesOfKind<F, Exclude<FieldKind, 'links'>>

/** Names of the fields that contain HTML of the allow-list. */
export type HtmlName<F extends Fields> = NamesOfKind<F, 'html'>

const isReference = (field: Field): field is ReferenceField => field.kind === 'reference'

/** The referenced entities, by the name of the field. */
export const referencesIn = (fields: Fields): Record<string, ManagedName> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isReference(field) ? [[name, field.entity]] : [])),
  )

/** The field of the unit that a row belongs to, where an entity has one. */
export const unitFieldIn = (fields: Fields): string | undefined =>
  Object.entries(fields).find(([, { kind }]) => kind === 'unit')?.[0]

/** The input schemas, by the names of the fields. */
export const inputsOf = (fields: Fields): Record<string, AnySchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input]))

/** The output schemas, by the names of the fields. */
export function outputsOf<F extends Fields>(fields: F): { [N in keyof F]: F[N]['output'] }
export function outputsOf(fields: Fields): Record<string, AnySchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, { output }]) => [name, output]))
}
