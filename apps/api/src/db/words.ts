import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The words of a text as they are compared: without accents, capitals and signs. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Whether all words of a term are found in some columns, the last one by its beginning: it may still be being typed. No
 * term: everything is. A migration defines `words_of`, which does in the index what `wordsIn` does here.
 */
export function isFound(columns: readonly PgColumn[], term: string | undefined): SQL | undefined {
  if (!term) return undefined
  const wanted = wordsIn(term)
  if (wanted.length === 0) return sql`false`
  // Letters and numbers alone: nothing that a query of words could mistake for its own signs. They are read once more
  // as the index read the texts: a part such as 4e1 of the code 4e1b961e is a number of its own to PostgreSQL.
  const query = sql`to_tsquery('simple'::regconfig, ${`${wanted.join(' & ')}:*`})`
  return sql`words_of(array[${sql.join(columns.slice(), sql`, `)}]) @@ ${query}`
}
