import { noHtml } from '@the-house/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { html, id, managed, type ColumnsOf } from './columns.ts'
import { unities } from './unities.ts'

export const segments = pgTable('segments', { id: id(), name: text().notNull(), ...managed() }, (t) => [
  uniqueIndex('segments_name_unique')
    .on(t.name)
    .where(sql`${t.deleted_at} is null`),
]) satisfies ColumnsOf<'segments'>

export const partners = pgTable(
  'partners',
  {
    id: id(),
    segment_id: integer()
      .notNull()
      .references(() => segments.id),
    name: text().notNull(),
    address: text().notNull().default(''),
    site: text().notNull().default(''),
    /** Digits alone. */
    phone: text().notNull().default(''),
    description: html().notNull().default(noHtml),
    /** Per cent. */
    discount: integer(),
    /** Key of a file. */
    image: text(),
    ...managed(),
  },
  (t) => [
    index('partners_segment').on(t.segment_id),
    index('partners_name').on(sql`plain_text(${t.name})`, t.id),
    index('partners_words').using('gin', sql`words_of(array[${t.name}, ${t.address}])`),
    check('partners_discount', sql`${t.discount} between 0 and 99`),
  ],
) satisfies ColumnsOf<'partners'>

/** The units that a partner serves; no row: all units. */
export const partner_unities = pgTable(
  'partner_unities',
  {
    partner_id: integer()
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    unity_id: integer()
      .notNull()
      .references(() => unities.id),
  },
  (t) => [primaryKey({ columns: [t.partner_id, t.unity_id] }), index('partner_unities_unity').on(t.unity_id)],
)
