import { duties } from '../db/schema/index.ts'
import type { addPerson } from './school.ts'
import type { TestServer } from './test-server.ts'

/** Signs in a teacher who makes the timetable of a unit; null: of each unit that the teacher is in. */
export async function planner(context: TestServer, person: Parameters<typeof addPerson>[1], unity_id: number | null) {
  const visitor = await context.arrive({ profile: 'TEACHER', ...person })
  await context.db.insert(duties).values({ user_id: visitor.user.id, duty: 'TIMETABLE', unity_id })
  return visitor
}
