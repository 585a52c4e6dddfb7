import type { ClassForm } from '@the-house/domain'
import type { Db } from '../db/client.ts'
import { rooms } from '../db/schema/index.ts'

let made = 0

/** Inserts a room; returns its id. */
export async function addRoom(
  db: Db,
  { unity_id, places = 10 }: { unity_id: number; places?: number },
): Promise<number> {
  made += 1
  const [room] = await db
    .insert(rooms)
    .values({ unity_id, name: `Room ${made}`, places })
    .returning({ id: rooms.id })
  return room?.id ?? 0
}

/** The form of an hour's class at 18:30 for five students, without room and teacher. */
export const classForm = (given: Pick<ClassForm, 'unity_id' | 'day'> & Partial<ClassForm>): ClassForm => ({
  name: 'Small talk',
  online: false,
  room_id: null,
  teacher_id: null,
  start_time: '18:30',
  minutes: 60,
  max_students: 5,
  url: '',
  chapter_from_id: null,
  chapter_to_id: null,
  ...given,
})
