import type { FoundingStep, WorkKind } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import {
  Bug,
  CalendarClock,
  CalendarX,
  ClipboardCheck,
  FilePen,
  FileWarning,
  Handshake,
  Link2Off,
  MailWarning,
  MapPinOff,
  MessageSquareWarning,
  Newspaper,
  PenLine,
  ServerCrash,
  ShoppingBag,
  Timer,
  UserRoundX,
  UserX,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'

/** How each kind of work looks and is called. */
export const workLooks: Record<WorkKind, { Icon: LucideIcon; label: MessageKey }> = {
  ATTENDANCE: { Icon: ClipboardCheck, label: 'work.kind.ATTENDANCE' },
  RUNNING_TESTS: { Icon: Timer, label: 'work.kind.RUNNING_TESTS' },
  CORRECTIONS: { Icon: PenLine, label: 'work.kind.CORRECTIONS' },
  TEST_CORRECTIONS: { Icon: FilePen, label: 'work.kind.TEST_CORRECTIONS' },
  SECOND_VERSIONS: { Icon: PenLine, label: 'work.kind.SECOND_VERSIONS' },
  OBJECTIONS: { Icon: MessageSquareWarning, label: 'work.kind.OBJECTIONS' },
  COVER_ASKED: { Icon: Handshake, label: 'work.kind.COVER_ASKED' },
  CONFLICT: { Icon: CalendarClock, label: 'work.kind.CONFLICT' },
  NO_TEACHER: { Icon: UserX, label: 'work.kind.NO_TEACHER' },
  NO_ROOM: { Icon: MapPinOff, label: 'work.kind.NO_ROOM' },
  NO_LINK: { Icon: Link2Off, label: 'work.kind.NO_LINK' },
  FEW_BOOKINGS: { Icon: CalendarX, label: 'work.kind.FEW_BOOKINGS' },
  ORDERS: { Icon: ShoppingBag, label: 'work.kind.ORDERS' },
  CHECK_ERRORS: { Icon: FileWarning, label: 'work.kind.CHECK_ERRORS' },
  FAILED_MAILS: { Icon: MailWarning, label: 'work.kind.FAILED_MAILS' },
  FAILED_JOBS: { Icon: ServerCrash, label: 'work.kind.FAILED_JOBS' },
  INVITED: { Icon: UserRoundX, label: 'work.kind.INVITED' },
  REPORTS: { Icon: Bug, label: 'work.kind.REPORTS' },
  DRAFTS: { Icon: Newspaper, label: 'work.kind.DRAFTS' },
}

/** What each step of a founded school is called, and where it is done. */
export const stepLooks: Record<FoundingStep, { Icon: LucideIcon; label: MessageKey; path: string }> = {
  UNIT: { Icon: UsersRound, label: 'work.step.UNIT', path: '/admin/units' },
  ROOM: { Icon: MapPinOff, label: 'work.step.ROOM', path: '/admin/rooms' },
  TEACHER: { Icon: UserX, label: 'work.step.TEACHER', path: '/admin/people/enrol' },
  BOOK: { Icon: FilePen, label: 'work.step.BOOK', path: '/admin/course' },
  SERIES: { Icon: CalendarX, label: 'work.step.SERIES', path: '/admin/series' },
  PEOPLE: { Icon: UsersRound, label: 'work.step.PEOPLE', path: '/admin/people/enrol' },
}
