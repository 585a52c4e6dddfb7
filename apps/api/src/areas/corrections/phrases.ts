import { DomainError, phrasesMax, type Phrase } from '@the-house/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { phrases } from '../../db/schema/index.ts'

const { id, text } = phrases

/** Lists the saved comments of a teacher in alphabetical order. */
export const listPhrases = (db: Db, user_id: number): Promise<Phrase[]> =>
  db
    .select({ id, text })
    .from(phrases)
    .where(eq(phrases.user_id, user_id))
    .orderBy(asc(text), asc(id))
    .limit(phrasesMax)

/**
 * Saves a comment of a teacher for reuse; idempotent where the teacher already has it.
 * @throws DomainError `validation` where the teacher has the most comments allowed
 */
export async function addPhrase(db: Db, user_id: number, said: string): Promise<Phrase> {
  if ((await db.$count(phrases, eq(phrases.user_id, user_id))) >= phrasesMax)
    throw new DomainError('validation', { text: 'validation.list' })
  const [kept] = await db
    .insert(phrases)
    .values({ user_id, text: said })
    .onConflictDoUpdate({ target: [phrases.user_id, phrases.text], set: { text: said } })
    .returning({ id, text })
  if (!kept) throw new DomainError('conflict')
  return kept
}

/**
 * Deletes a saved comment of the teacher.
 * @throws DomainError `notFound`, also where the comment is another teacher's
 */
export async function removePhrase(db: Db, user_id: number, phrase: number): Promise<void> {
  const removed = await db
    .delete(phrases)
    .where(and(eq(id, phrase), eq(phrases.user_id, user_id)))
    .returning({ id })
  if (removed.length === 0) throw new DomainError('notFound')
}
