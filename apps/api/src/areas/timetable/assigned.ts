import { and, inArray, isNull } from 'drizzle-orm'
import { users } from '../../db/schema/index.ts'
import { nothing, type Outcome } from './news.ts'
import { lockPeople, type ClassRow, type Work } from './work.ts'

/** A class that was made. */
export type Made = Pick<ClassRow, 'id' | 'teacher_id' | 'start_date' | 'end_date'>

/** What the teachers are told to whom new classes are assigned; whoever makes a class for themselves knows. */
export async function newsOfAssigned({ tx, user }: Work, made: readonly Made[]): Promise<Outcome[]> {
  const ids = Array.from(new Set(made.flatMap(({ teacher_id }) => teacher_id ?? []))).filter((id) => id !== user.id)
  if (ids.length === 0) return []
  await lockPeople(tx, [], ids)
  const teachers = await tx
    .select({ user_id: users.id, language: users.language })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.disabled_at)))
  const news = made.flatMap((one) => {
    const those = teachers.filter(({ user_id }) => user_id === one.teacher_id)
    return those.length > 0 ? [{ class: { id: one.id }, before: one, change: 'ASSIGNED' as const, users: those }] : []
  })
  return [{ ...nothing, news }]
}
