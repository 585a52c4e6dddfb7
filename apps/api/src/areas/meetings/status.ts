import { limits, type Meeting, type MeetingStatus } from '@the-house/domain'
import type { classes } from '../../db/schema/index.ts'

type Row = Pick<
  typeof classes.$inferSelect,
  'start_date' | 'end_date' | 'cancelled_at' | 'scheduled_students' | 'max_students' | 'url'
>

const minuteMs = 60_000

/**
 * The status of a class at an instant; `comes` says whether the viewer takes part: has booked the class, teaches it or
 * is an administrator.
 */
export function meetingStatus(one: Omit<Row, 'url'>, { comes, now }: { comes: boolean; now: Date }): MeetingStatus {
  if (one.cancelled_at) return 'CANCELLED'
  if (now >= one.end_date) return 'FINISHED'
  if (!comes && one.scheduled_students >= one.max_students) return 'FULL'
  const opens = one.start_date.getTime() - limits.meetingOpensMinutes * minuteMs
  return now.getTime() >= opens ? 'OPEN' : 'SCHEDULED'
}

/** The status with the join link, which only participants get, and only while the class is open. */
export function access(one: Row, who: { comes: boolean; now: Date }): Pick<Meeting, 'status' | 'url'> {
  const status = meetingStatus(one, who)
  return { status, url: status === 'OPEN' && who.comes ? one.url : null }
}
