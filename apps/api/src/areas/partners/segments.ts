import type { AnswerOf, partnerCalls, QueryOf } from '@the-house/domain'
import { and } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { segments } from '../../db/schema/index.ts'
import { isKept } from '../../db/visible.ts'
import { isFound } from '../../db/words.ts'

/** Segments by name, or those with some words in it. */
export async function listSegments(
  db: Db,
  query: QueryOf<typeof partnerCalls.segments>,
): Promise<AnswerOf<typeof partnerCalls.segments>> {
  const { page, size, term } = query
  const where = and(isKept(segments), isFound([segments.name], term))
  const { limit, offset } = rowsOf(query)
  const content = await db
    .select({ id: segments.id, name: segments.name })
    .from(segments)
    .where(where)
    .orderBy(...byName(segments))
    .limit(limit)
    .offset(offset)
  return { content, meta: { page, size, total: await db.$count(segments, where) } }
}
