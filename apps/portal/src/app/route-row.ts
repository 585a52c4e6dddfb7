import type { Gate } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TourName } from '../tours/flags.ts'
import type { LazyScreen, ScreenProps } from './screen.tsx'

interface Row {
  /** wouter's pattern. */
  path: string
  /** Who may see it. */
  access: Gate
}

export interface ScreenRow extends Row {
  screen: LazyScreen<ScreenProps>
  /** What stays around the screen while its siblings come and go. */
  frame?: LazyScreen<ScreenProps & { children: ReactNode }>
  /** Its name on the way to it; the route's parameters may be part of it. */
  crumb: WordKey
  /** The route before it on the way. */
  parent?: RouteName
  /** Where the menu lists it, its picture there, and what the link asks for. */
  menu?: { group: MenuGroup; Icon: LucideIcon; query?: string }

  /** The tour that shows newcomers around it. */
  tour?: TourName
  /** `work`: on phones the bottom bar's room belongs to the work. */
  shell?: 'work'
}

export interface RedirectRow extends Row {
  redirect: (id: string) => string
}

export type RouteRow = ScreenRow | RedirectRow
export const menuGroups = ['home', 'learning', 'school', 'admin', 'help'] as const
export type MenuGroup = (typeof menuGroups)[number]

/** What is managed in lists and forms, as the addresses call it. */
export type ResourceRoute =
  | 'books'
  | 'chapters'
  | 'topics'
  | 'contents'
  | 'exercises'
  | 'archives'
  | 'speaking-books'
  | 'speaking-chapters'
  | 'articles'
  | 'partners'
  | 'segments'
  | 'config-tests'
/** Its list, the form of a new one, that of one that is there, and its history. */
export type ManagedRouteName = `admin.${ResourceRoute}${'' | '.new' | '.one' | '.history'}`

/** The two queues of corrections, and the desk of one answer. */
export type CorrectionRouteName = `admin.${'correct-exercises' | 'correct-exercises-tests'}${'' | '.one'}`

/** The list of sent tests, and the report of one. */
export type TestReportRouteName = 'testsSent' | 'testReport'

/** What students object to, and one of it. */
export type ObjectionRouteName = 'objections' | 'objection'

/** Beside its list and its form: where a test is sent. */
export type ConfigTestRouteName = 'admin.config-tests.send'

/** The routes that students have too. */
export type OwnRouteName =
  | 'home'
  | 'dashboard'
  | 'books'
  | 'chapter'
  | 'choose'
  | 'exercises'
  | 'content'
  | 'test'
  | 'speaking'
  | 'speakingBook'
  | 'speakingContent'
  | 'downloads'
  | 'archives'
  | 'tribes'
  | 'tutorial'
  | 'profile'
  | 'requirements'
  | 'notifications'
  | 'news'
  | 'article'
  | 'store'
  | 'partners'
  | 'partner'
  | 'schedules'
  | 'onlineClasses'

/** The people of the school: their list, one of them, and how more come. */
export type PeopleRouteName = 'people' | 'person' | 'enrolPeople'

/** The routes of whoever is signed in. */
export type RouteName =
  | PeopleRouteName
  | OwnRouteName
  | 'importExercises'
  | 'meets'
  | 'reports'
  | TestReportRouteName
  | ObjectionRouteName
  | ManagedRouteName
  | CorrectionRouteName
  | ConfigTestRouteName
