import { CalendarCheck, CircleSlash, DoorOpen, MonitorPlay, type LucideIcon } from 'lucide-react'

/** The kinds of classes for the user of the calendar, in the order of the legend. */
export const calendarKinds = ['scheduled', 'online', 'classroom', 'full'] as const
export type CalendarKind = (typeof calendarKinds)[number]

interface Look {
  /** The name of its colours. */
  tone: 'info' | 'right' | 'warning' | 'wrong'
  icon: LucideIcon
}

/** Colours are the specification's: blue, green, yellow, red; each has an icon and a word too (never colour alone). */
export const kindLooks: Record<CalendarKind, Look> = {
  scheduled: { tone: 'info', icon: CalendarCheck },
  online: { tone: 'right', icon: MonitorPlay },
  classroom: { tone: 'warning', icon: DoorOpen },
  full: { tone: 'wrong', icon: CircleSlash },
}
