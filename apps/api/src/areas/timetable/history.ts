import { DomainError, type AnswerOf, type ClassRevision, type QueryOf, type timetableCalls } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newest, rowsOf } from '../../db/page.ts'
import { changes, classes, users } from '../../db/schema/index.ts'
import { isUnitOfDuty } from '../../db/scope.ts'
import type { Maker } from './read.ts'
import { auditName } from './record.ts'

type Kept = Record<string, unknown>

const isTime = (field: string) => field === 'start_date' || field === 'end_date'
/** Fields that follow from others, or say what the kind of the change says. */
const implied = new Set(['substitute_for', 'cancelled', 'cancel_reason'])
const textOf = (side: Kept | null, field: string) => {
  const value = side?.[field]
  return typeof value === 'string' ? value : null
}
const kinds = { CREATE: 'CREATED', DELETE: 'CANCELLED', RESTORE: 'RESTORED' } as const

/** The fields whose values differ; a student who came or went has no other. */
function differing(before: Kept | null, after: Kept | null): string[] {
  if (before?.['student_id'] ?? after?.['student_id']) return ['students']
  if (!before || !after) return []
  const differs = (field: string) => JSON.stringify(before[field]) !== JSON.stringify(after[field])
  return Object.keys(after).filter((field) => !implied.has(field) && differs(field))
}

/** Returns a page of who has changed a class, and how; the newest first. */
export async function readClassHistory(
  db: Db,
  user: Maker,
  { id, ...page }: QueryOf<typeof timetableCalls.classHistory> & { id: number },
): Promise<AnswerOf<typeof timetableCalls.classHistory>> {
  const own = and(eq(classes.id, id), isUnitOfDuty(db, user, 'TIMETABLE', classes.unity_id))
  if ((await db.$count(classes, own)) === 0) throw new DomainError('notFound')
  const where = and(eq(changes.entity, auditName), eq(changes.entity_id, id))
  const { limit, offset } = rowsOf(page)
  const rows = await db
    .select({ change: changes, by: { id: users.id, name: users.name } })
    .from(changes)
    .leftJoin(users, eq(users.id, changes.user_id))
    .where(where)
    .orderBy(newest(changes.at), newest(changes.id))
    .limit(limit)
    .offset(offset)
  const content = rows.map(({ change: { before, after, ...change }, by }): ClassRevision => {
    const fields = differing(before, after)
    return {
      id: change.id,
      at: change.at.toISOString(),
      by,
      what: change.action === 'UPDATE' ? (fields.some(isTime) ? 'MOVED' : 'CHANGED') : kinds[change.action],
      fields: fields.filter((field) => !isTime(field)),
      before: textOf(before, 'start_date'),
      after: textOf(after, 'start_date'),
      reason: textOf(after, 'cancel_reason') ?? '',
    }
  })
  return { content, meta: { ...page, total: await db.$count(changes, where) } }
}
