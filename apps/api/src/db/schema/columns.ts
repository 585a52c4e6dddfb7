import type {
  AlternativeFeedback,
  Field,
  Fields,
  FieldsOf,
  FieldValue,
  ManagedName,
  SafeHtml,
  SortOf,
  StoredName,
} from '@the-house/domain'
import { boolean, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** A generated identity, which the seed and imports may set. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** An instant in UTC, with the millisecond precision of Date. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A range of instants, which the database compares and the code never reads. */
export const instantRange = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/** HTML that the server has cleaned: nothing else can be written. */
export const html = () => text().$type<SafeHtml>()

/** The columns of every managed entity; a soft-deleted row is kept for a while and hidden. */
export const managed = () => ({
  /** The version for optimistic locking, incremented with every change. */
  version: integer().notNull().default(1),
  updated_at: instant(),
  deleted_at: instant(),
})

/** A row is visible once it is published and its release time has come; null: at once. */
export const publication = () => ({ published: boolean().notNull().default(true), release_at: instant() })

/** A column by the type of its value. */
export interface TypedColumn<Data, NotNull extends boolean> {
  _: { data: Data; notNull: NotNull }
}

/** The column of a field: an instant is a date, and an empty position of a form gets a value. */
type ColumnOf<F extends Field> = TypedColumn<
  F['kind'] extends 'instant'
    ? Date
    : F['kind'] extends 'html'
      ? SafeHtml
      : F['kind'] extends 'htmlList'
        ? AlternativeFeedback[]
        : NonNullable<FieldValue<F>>,
  F['kind'] extends 'position' ? true : null extends FieldValue<F> ? false : true
>

type StoredColumns<F extends Fields> = { [N in StoredName<F>]: ColumnOf<F[N]> }

/** The columns that a managed entity needs by its definition: each table says `satisfies ColumnsOf<'books'>`. */
export type ColumnsOf<N extends ManagedName> = StoredColumns<FieldsOf<N>> &
  Record<SortOf<N>, TypedColumn<unknown, boolean>>
