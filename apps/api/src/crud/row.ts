import type { FieldsOf, FileSlotOf, LinksName, ManagedName, Permission } from '@the-house/domain'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import type { Db } from '../db/client.ts'
import type { ColumnsOf, TypedColumn } from '../db/schema/columns.ts'
import type { Writing } from './writing.ts'

/** A table of a managed entity, with the columns of `managed()`. */
export type ManagedTable = PgTable & Record<'id' | 'version' | 'updated_at' | 'deleted_at', PgColumn>

/** A list of ids that is stored in a table of its own. */
export interface IdList {
  table: PgTable
  owner: PgColumn
  item: PgColumn
  /** The column of the order, for an ordered list. */
  position?: PgColumn
  of: PgTable & { id: PgColumn; deleted_at?: PgColumn }
  /** The permission to change the list; a body of a user without it leaves the list unchanged. */
  permission?: Permission
}

export type Values = Record<string, unknown>

/** What the server adds to the definition of an entity. Columns have the names of the fields. */
export interface Row {
  table: ManagedTable
  /** The column that names a row for users. */
  label: PgColumn
  /** The columns that a search covers. */
  search: readonly PgColumn[]
  /** The default sort order. */
  order: readonly SQL[]
  /** The columns of the file keys, by the place of the file. */
  files?: Record<string, PgColumn>
  /** The tables of the fields that are lists of ids, by field. */
  lists?: Record<string, IdList>
  /**
   * Validates a row against other rows, in the transaction that writes it, and returns the errors by field; `kept` is the
   * row before the change.
   */
  assert?: (tx: Db, body: Values, kept: Values | undefined, now: Date) => Promise<Record<string, string> | undefined>
  /** Refuses to delete a row that others hold: when that is asked for, and in the transaction that deletes it. */
  assertUnused?: (db: Db, row: Values, now: Date) => Promise<void>
  /** Brings other rows in line with a change of a row, in its transaction. */
  changed?: (writing: Writing, saved: { before: Values; after: Values }) => Promise<void>
  /** Values of a new row beside its fields. */
  made?: (user: AuthenticatedUser, now: Date) => Values
  /** Whether a student's work refers to a row without a foreign key; such a row is not purged. */
  held?: SQL
  /** Values that are written together with the key of a file. */
  sent?: (row: Values, bytes: number) => Values
}

/** A property of a row that is required where the definition needs it, and forbidden elsewhere. */
type Needed<Property extends string, Name extends string, Value> = [Name] extends [never]
  ? unknown
  : Record<Property, Record<Name, Value>>

/** The row of one entity, checked by type against its definition, so that no column, file or list can be missing. */
export type RowOf<N extends ManagedName> = Omit<Row, 'table' | 'files' | 'lists'> & {
  table: ManagedTable & ColumnsOf<N>
} & Needed<'files', FileSlotOf<N>, PgColumn & TypedColumn<string, false>> &
  Needed<'lists', LinksName<FieldsOf<N>>, IdList>
