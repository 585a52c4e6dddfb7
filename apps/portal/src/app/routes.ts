import type { Gate } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'
import { House, LibraryBig, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../page/paths.ts'
import { screen, type LazyScreen, type ScreenProps } from './screen.tsx'

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
  /** Where the menu lists it, and its picture there. */
  menu?: { group: MenuGroup; icon: LucideIcon }
  /** `bare`: without the bars around it. `work`: on phones the bottom bar's room belongs to the work. */
  shell?: 'bare' | 'work'
}

export interface RedirectRow extends Row {
  redirect: (id: string) => string
}

export type RouteRow = ScreenRow | RedirectRow
export const menuGroups = ['home', 'learning'] as const
export type MenuGroup = (typeof menuGroups)[number]

type RouteName = 'login' | 'home' | 'dashboard' | 'books' | 'chapter' | 'choose' | 'exercises' | 'content'

/** The bars, the reads and the outbox of signed-in users; the login does without them. */
export const signedIn = screen(() => import('./signed-in.tsx').then((module) => module.SignedIn), 'breadcrumbs')

const chapterFrame = screen(
  () => import('../areas/books/chapter-frame.tsx').then((module) => module.ChapterFrame),
  'books',
)
const chapter = '/the-magic-formula/chapter/:id'

/** Every route of the portal, once: router, guard, breadcrumbs, menu and prefetch read it. */
export const routes: Record<RouteName, RouteRow> = {
  login: {
    path: paths.login,
    screen: screen(() => import('../areas/login/login-screen.tsx').then((module) => module.LoginScreen), 'session'),
    crumb: 'breadcrumbs.login',
    access: 'public',
    shell: 'bare',
  },
  home: { path: paths.home, redirect: () => paths.dashboard, access: 'signedIn' },
  dashboard: {
    path: paths.dashboard,
    screen: screen(
      () => import('../areas/dashboard/dashboard-screen.tsx').then((module) => module.DashboardScreen),
      'dashboard',
    ),
    crumb: 'breadcrumbs.dashboard',
    access: 'dashboard',
    menu: { group: 'home', icon: House },
  },
  books: {
    path: paths.books,
    screen: screen(() => import('../areas/books/books-screen.tsx').then((module) => module.BooksScreen), 'books'),
    crumb: 'breadcrumbs.books',
    access: 'magicFormula',
    parent: 'dashboard',
    menu: { group: 'learning', icon: LibraryBig },
  },
  chapter: { path: chapter, redirect: (id) => paths.choose(Number(id)), access: 'magicFormula' },
  choose: {
    path: `${chapter}/choose`,
    screen: screen(() => import('../areas/books/choose-screen.tsx').then((module) => module.ChooseScreen), 'books'),
    frame: chapterFrame,
    crumb: 'breadcrumbs.chapter',
    access: 'magicFormula',
    parent: 'books',
    // As the topics that it forwards to, so that nothing jumps on the way.
    shell: 'work',
  },
  exercises: {
    path: `${chapter}/e/:topicName/:topicId`,
    screen: screen(
      () => import('../areas/exercises/exercises-screen.tsx').then((module) => module.ExercisesScreen),
      'test',
      'exercises',
    ),
    frame: chapterFrame,
    crumb: 'breadcrumbs.exercises',
    access: 'magicFormula',
    parent: 'choose',
    shell: 'work',
  },
  content: {
    path: `${chapter}/:topicName/:topicId`,
    screen: screen(() => import('../areas/books/content-screen.tsx').then((module) => module.ContentScreen), 'books'),
    frame: chapterFrame,
    crumb: 'breadcrumbs.content',
    access: 'magicFormula',
    parent: 'choose',
    shell: 'work',
  },
}

export const notFoundRow: ScreenRow = {
  path: '*',
  screen: screen(() => import('./not-found-screen.tsx').then((module) => module.NotFoundScreen)),
  crumb: 'breadcrumbs.notFound',
  access: 'signedIn',
}
