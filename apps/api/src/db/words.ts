import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The words of some texts as an index keeps them: without accents, capitals and signs. A migration defines the function. */
export const wordsOf = (...texts: PgColumn[]): SQL => sql`words_of(array[${sql.join(texts, sql`, `)}])`

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether all words of a term are found, the last one by its beginning: it may still be being typed. No term: everything is. */
export function isFound(words: SQLWrapper, term: string | undefined): SQL | undefined {
  if (!term) return undefined
  const wanted = plain(term).match(/[\p{L}\p{N}]+/gu)
  if (!wanted) return sql`false`
  // Letters and numbers alone: nothing that a query of words could mistake for its own signs.
  return sql`${words} @@ ${`${wanted.join(' & ')}:*`}::tsquery`
}
