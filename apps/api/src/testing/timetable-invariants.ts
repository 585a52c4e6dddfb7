import { wallTimeToInstant } from '@the-house/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { classes } from '../db/schema/index.ts'

type Row = typeof classes.$inferSelect

/** Pairs of classes that one room or one teacher has at the same time. */
function overlapsIn(rows: readonly Row[], of: 'room_id' | 'teacher_id'): [number, number][] {
  const taken = rows.filter((row) => !row.cancelled_at && row[of] !== null)
  return taken.flatMap((one) =>
    taken
      .filter(
        (other) =>
          one.id < other.id &&
          one[of] === other[of] &&
          one.start_date < other.end_date &&
          other.start_date < one.end_date,
      )
      .map((other): [number, number] => [one.id, other.id]),
  )
}

const isOwn = ({ own_fields }: Row) => own_fields.includes('start_date') || own_fields.includes('end_date')
const keyOf = ({ series_id, local_day }: Row) => `${series_id} ${local_day}`

/** Watches the classes of a unit over changes. @returns a function that looks at them and tells what is wrong */
export function watchTimetable(db: Db, { unity_id, time_zone }: { unity_id: number; time_zone: string }) {
  const identities = new Map<number, string>()
  return async () => {
    const rows = await db.select().from(classes).where(eq(classes.unity_id, unity_id))
    const shifted = rows.filter(
      (row) =>
        !isOwn(row) &&
        row.local_day !== null &&
        row.local_time !== null &&
        wallTimeToInstant(row.local_day, row.local_time, time_zone).instant.getTime() !== row.start_date.getTime(),
    )
    const changed = rows.filter((row) => (identities.get(row.id) ?? keyOf(row)) !== keyOf(row))
    for (const row of rows) identities.set(row.id, keyOf(row))
    return {
      rooms: overlapsIn(rows, 'room_id'),
      teachers: overlapsIn(rows, 'teacher_id'),
      shifted: shifted.map(({ id }) => id),
      changed: changed.map(({ id }) => id),
    }
  }
}

export const nothingWrong = { rooms: [], teachers: [], shifted: [], changed: [] }
