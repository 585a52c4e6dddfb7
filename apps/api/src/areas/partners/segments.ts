import type { AnswerOf, partnerCalls, QueryOf } from '@the-house/domain'
import { and } from 'drizzle-orm'
import { fieldColumns } from '../../crud/reader.ts'
import type { Db } from '../../db/client.ts'
import { byName, rowsOf } from '../../db/page.ts'
import { segments } from '../../db/schema/index.ts'
import { isNotDeleted } from '../../db/visibility.ts'
import { matchesSearch } from '../../db/search.ts'

const shown = { id: segments.id, ...fieldColumns('segments', segments) }

/** Lists the segments by name, optionally filtered by a search term. */
export async function listSegments(
  db: Db,
  query: QueryOf<typeof partnerCalls.segments>,
): Promise<AnswerOf<typeof partnerCalls.segments>> {
  const { page, size, term } = query
  const where = and(isNotDeleted(segments), matchesSearch([segments.name], term))
  const { limit, offset } = rowsOf(query)
  const content = await db
    .select(shown)
    .from(segments)
    .where(where)
    .orderBy(...byName(segments))
    .limit(limit)
    .offset(offset)
  return { content, meta: { page, size, total: await db.$count(segments, where) } }
}
