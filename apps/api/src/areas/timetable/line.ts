import { eq, sql } from 'drizzle-orm'
import { classes } from '../../db/schema/index.ts'
import { promoteFromWaitingList } from '../schedules/waiting-list.ts'
import type { ClassRow, Work } from './work.ts'

/**
 * Books those who wait for a class into its free places, in their order; who has another class at that time keeps the
 * position. @returns the ids of the users who have got a place
 */
export async function fillFromLine({ tx, now, jobs }: Work, one: ClassRow): Promise<Set<number>> {
  const promoted = new Set<number>()
  if (one.cancelled_at || now >= one.start_date) return promoted
  while (one.scheduled_students + promoted.size < one.max_students) {
    const user_id = await promoteFromWaitingList({ tx, one, now, jobs })
    if (user_id === null) break
    promoted.add(user_id)
  }
  const { scheduled_students } = classes
  if (promoted.size > 0)
    await tx
      .update(classes)
      .set({ scheduled_students: sql`${scheduled_students} + ${promoted.size}` })
      .where(eq(classes.id, one.id))
  return promoted
}
