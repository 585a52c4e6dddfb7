import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The words of a text in the form that is compared: without accents, case and punctuation. */
export const normalizeSearchText = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * The condition that some columns contain all words of a term, the last one as a prefix, since it may still be being
 * typed; without a term every row matches. The SQL function `words_of` of a migration does for the index what
 * `normalizeSearchText` does here.
 */
export function matchesSearch(columns: readonly PgColumn[], term: string | undefined): SQL | undefined {
  if (!term) return undefined
  const wanted = normalizeSearchText(term)
  if (wanted.length === 0) return sql`false`
  // Letters and digits alone, so that no word contains an operator of tsquery. PostgreSQL parses them again, as for the
  // index: it reads a part such as 4e1 of the code 4e1b961e as a number of its own.
  const query = sql`to_tsquery('simple'::regconfig, ${`${wanted.join(' & ')}:*`})`
  return sql`words_of(array[${sql.join(columns.slice(), sql`, `)}]) @@ ${query}`
}

/** How words are searched: in their own index, or along the order of the list where many rows have them. */
export type Along = 'words' | 'order'

/** A condition that the index of words serves; along the order it is looked at row by row. */
export const searched = (words: SQL | undefined, along: Along): SQL | undefined =>
  words && along === 'order' ? sql`(${words}) is true` : words
