import { limits, type Meeting, type MeetingStatus } from '@the-house/domain'
import type { classes } from '../../db/schema/index.ts'

type Row = Pick<
  typeof classes.$inferSelect,
  'start_date' | 'end_date' | 'cancelled_at' | 'scheduled_students' | 'max_students' | 'url'
>

const minuteMs = 60_000

/** What a class is at an instant to somebody who comes to it (books it, gives it or looks after the school), or does not. */
export function meetingStatus(one: Omit<Row, 'url'>, { comes, now }: { comes: boolean; now: Date }): MeetingStatus {
  if (one.cancelled_at) return 'CANCELLED'
  if (now >= one.end_date) return 'FINISHED'
  if (!comes && one.scheduled_students >= one.max_students) return 'FULL'
  const opens = one.start_date.getTime() - limits.meetingOpensMinutes * minuteMs
  return now.getTime() >= opens ? 'OPEN' : 'SCHEDULED'
}

/** The status with the address to join at, which nobody knows who does not come, or not yet. */
export function access(one: Row, who: { comes: boolean; now: Date }): Pick<Meeting, 'status' | 'url'> {
  const status = meetingStatus(one, who)
  return { status, url: status === 'OPEN' && who.comes ? one.url : null }
}
