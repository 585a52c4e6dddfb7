import type { Permission } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import type { ReactNode } from 'react'
import type { TourName } from '../tours/tour-table.ts'
import type { MenuEntry } from './menu-entry.ts'
import type { LazyScreen, ScreenProps } from './lazy-screen.tsx'
import type { Read } from '../api/use-api-query.ts'

interface Row {
  /** The path as a pattern of wouter. */
  path: string
  /** The permission that the screen requires. */
  access: Permission
}

/** A call that only reads, with its query. */
export type FirstRead = Read | `${Read}?${string}`

export interface ScreenRow extends Row {
  screen: LazyScreen<ScreenProps>
  /** The layout that stays mounted while the user moves between sibling screens. */
  frame?: LazyScreen<ScreenProps & { children: ReactNode }>
  /** What it reads first, with the parameters of its path: the page starts these reads before its program. */
  reads?: readonly FirstRead[]
  /** Its breadcrumb; the route's parameters may be part of it. */
  crumb: MessageKey
  /** The parent route in the breadcrumbs. */
  parent?: RouteName
  /** Its entry in the menu. */
  menu?: MenuEntry
  /** The tour that introduces new users to it; null on an unknown address alone. */
  tour: TourName | null
  /** `work`: on phones the screen uses the space of the bottom bar. `none`: it is shown without bars, in a frame. */
  shell?: 'work' | 'none'
}

export interface RedirectRow extends Row {
  redirect: (id: string) => string
}

export type RouteRow = ScreenRow | RedirectRow

/** The managed entities, by their names in URLs. */
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
  | 'units'
  | 'tribes'
  | 'seasons'
  | 'store-categories'
  | 'products'
  | 'rooms'
  | 'holidays'
/** The list, the new form, the edit form and the history of an entity. */
export type ManagedRouteName = `admin.${ResourceRoute}${'' | '.new' | '.one' | '.history'}`

/** The two correction queues, and the correction of one answer. */
export type CorrectionRouteName = `admin.${'correct-exercises' | 'correct-exercises-tests'}${'' | '.one'}`

/** The list of sent tests, and the report of one test. */
export type TestReportRouteName = 'testsSent' | 'testReport'

/** The list of objections, and one objection. */
export type ObjectionRouteName = 'objections' | 'objection'

/** The route of sending a test, in addition to its managed routes. */
export type ConfigTestRouteName = 'admin.config-tests.send'

/** The routes that students have, too. */
export type OwnRouteName =
  | 'home'
  | 'dashboard'
  | 'books'
  | 'chapter'
  | 'choose'
  | 'exercises'
  | 'content'
  | 'myTests'
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
  | 'myOrders'
  | 'partners'
  | 'partner'
  | 'schedules'
  | 'onlineClasses'

/** The people of the school: the list, one person, enrolment, and the course of one learner. */
export type PeopleRouteName = 'people' | 'person' | 'enrolPeople' | 'learner'

/** The messages of the school: the list, a new one, one of them, and its form before it is sent. */
export type MessageRouteName = 'messages' | 'newMessage' | 'message' | 'editMessage'

/** Making the timetable: the week, the classes in which something is missing, a teacher's absence, and the series of classes. */
export type TimetableRouteName =
  | 'timetable'
  | 'classProblems'
  | 'absence'
  | 'series'
  | 'newSeries'
  | 'importSeries'
  | 'oneSeries'

/** The lists that the home of staff leads to. */
export type WorkRouteName = 'founding' | 'foundingStep' | 'findings' | 'failures'

/** The media library, and one file of it. */
export type MediaRouteName = 'media' | 'mediaFile'

/** All routes of signed-in users. */
export type RouteName =
  | TimetableRouteName
  | PeopleRouteName
  | WorkRouteName
  | OwnRouteName
  | 'importExercises'
  | 'studio'
  | 'preview'
  | 'meets'
  | 'reports'
  | 'desk'
  | TestReportRouteName
  | ObjectionRouteName
  | ManagedRouteName
  | CorrectionRouteName
  | ConfigTestRouteName
  | MessageRouteName
  | MediaRouteName
