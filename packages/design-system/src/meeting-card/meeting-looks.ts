import type { MeetingStatus } from '@the-house/domain'
import { CalendarClock, CalendarX, CircleCheck, CircleSlash, Hourglass, Radio, type LucideIcon } from 'lucide-react'

/** What a class is to the user now; LOADING: nobody knows yet. */
export type MeetingState = MeetingStatus | 'LOADING'

interface Look {
  /** The name of its colours. */
  tone: 'plain' | 'info' | 'right' | 'warning' | 'wrong'
  icon: LucideIcon
}

/** Each has a sign and a word beside its colour. */
export const meetingLooks: Record<MeetingState, Look> = {
  LOADING: { tone: 'plain', icon: Hourglass },
  SCHEDULED: { tone: 'info', icon: CalendarClock },
  OPEN: { tone: 'right', icon: Radio },
  FULL: { tone: 'wrong', icon: CircleSlash },
  FINISHED: { tone: 'plain', icon: CircleCheck },
  CANCELLED: { tone: 'warning', icon: CalendarX },
}
