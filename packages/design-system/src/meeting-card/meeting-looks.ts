import type { MeetingStatus } from '@the-house/domain'
import { CalendarClock, CalendarX, CircleCheck, CircleSlash, Hourglass, Radio, type LucideIcon } from 'lucide-react'

/** The state of a class for the user; LOADING: not known yet. */
export type MeetingState = MeetingStatus | 'LOADING'

interface Look {
  /** The name of its colours. */
  tone: 'plain' | 'info' | 'right' | 'warning' | 'wrong'
  icon: LucideIcon
}

/** Each has an icon and a word besides its colour (never colour alone). */
export const meetingLooks: Record<MeetingState, Look> = {
  LOADING: { tone: 'plain', icon: Hourglass },
  SCHEDULED: { tone: 'info', icon: CalendarClock },
  OPEN: { tone: 'right', icon: Radio },
  FULL: { tone: 'wrong', icon: CircleSlash },
  FINISHED: { tone: 'plain', icon: CircleCheck },
  CANCELLED: { tone: 'warning', icon: CalendarX },
}
