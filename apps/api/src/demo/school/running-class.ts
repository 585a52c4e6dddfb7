import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { class_students, classes } from '../../db/schema/index.ts'
import { Random } from '../random.ts'
import { accounts } from './accounts.ts'
import { crowd } from './crowd.ts'
import { classroomOf } from './timetable.ts'

const [hour, day] = [3_600_000, 86_400_000]
const url = classroomOf('DOOR-OPEN')
/** By which it is known: its teacher may give it another link. */
const short_name = '@OPEN'
/** The unit and the teacher of the demonstration accounts. */
const [unity_id, teacher_id] = [2, 2]
const timeZone = 'America/Sao_Paulo'
const guests = 6

const dayOf = (at: Date) => at.toLocaleDateString('en', { timeZone })

/** The people who booked: the demonstration account, and some others of its unit. */
const people = () =>
  [...accounts, ...crowd(new Random(7), accounts.length)]
    .filter(({ profile, units }) => profile === 'STUDENT' && units.includes(unity_id))
    .slice(0, guests)

async function open(tx: Db, times: { start_date: Date; end_date: Date }): Promise<void> {
  const students = people()
  const [made] = await tx
    .insert(classes)
    .values({
      unity_id,
      teacher_id,
      url,
      name: 'The door is open: come in and talk',
      short_name,
      room: 'Online',
      max_students: 12,
      scheduled_students: students.length,
      // It moves with the visitor's time, over whatever else its people do.
      ruled: false,
      ...times,
    })
    .returning({ id: classes.id })
  const booked_at = new Date(times.start_date.getTime() - day)
  const rows = students.map(({ id }) => ({ class_id: made?.id ?? 0, user_id: id, booked_at, ruled: false }))
  await tx.insert(class_students).values(rows)
}

/**
 * Keeps one class of the demonstration running, so that a visitor can join it or record the attendance at any hour:
 * when it is nearly over it is moved to begin again. Run every hour.
 */
export async function keepClassRunning(db: Db, now: Date): Promise<void> {
  const start_date = new Date(Math.floor(now.getTime() / hour) * hour)
  const times = { start_date, end_date: new Date(start_date.getTime() + 3 * hour) }
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(classes).where(eq(classes.short_name, short_name)).for('update')
    if (!known) return open(tx, times)
    const lasts = known.end_date.getTime() - now.getTime() >= hour
    if (lasts && dayOf(known.start_date) === dayOf(now)) return undefined
    // Those who came without a booking may have another class then, as everybody else of it.
    const again = { present: null, ruled: false }
    await tx.update(class_students).set(again).where(eq(class_students.class_id, known.id))
    await tx
      .update(classes)
      .set({ ...times, updated_at: now })
      .where(eq(classes.id, known.id))
    return undefined
  })
}
