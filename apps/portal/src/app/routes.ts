import type { Gate } from '@the-house/domain'
import type { Area, WordKey } from '@the-house/i18n'
import type { ComponentType, ReactNode } from 'react'
import type { MenuIcon } from './shell/menu-icons.ts'
import { paths } from '../page/paths.ts'
import type { TourName } from '../tours/flags.ts'
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
  menu?: { group: MenuGroup; icon: MenuIcon }
  /** The tour that shows newcomers around it. */
  tour?: TourName
  /** `bare`: without the bars around it. `work`: on phones the bottom bar's room belongs to the work. */
  shell?: 'bare' | 'work'
}

export interface RedirectRow extends Row {
  redirect: (id: string) => string
}

export type RouteRow = ScreenRow | RedirectRow
export const menuGroups = ['home', 'learning', 'admin', 'help'] as const
export type MenuGroup = (typeof menuGroups)[number]

type RouteName =
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'changePassword'
  | 'changeCode'
  | 'updateCodeAndChangePassword'
  | 'home'
  | 'dashboard'
  | 'books'
  | 'chapter'
  | 'choose'
  | 'exercises'
  | 'content'
  | 'test'
  | 'tutorial'
  | 'profile'
  | 'requirements'
  | 'notifications'
  | 'article'
  | 'reports'

/** The bars, the reads and the outbox of signed-in users; the login does without them. */
export const signedIn = screen(
  () => import('./signed-in.tsx').then((module) => module.SignedIn),
  'breadcrumbs',
  'learning',
)

/** A form before the door: open to everybody, without the bars. */
const door = (
  path: string,
  crumb: WordKey,
  load: () => Promise<ComponentType<ScreenProps>>,
  ...areas: Area[]
): ScreenRow => ({ path, screen: screen(load, 'validation', ...areas), crumb, access: 'public', shell: 'bare' })

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
  register: door(
    paths.register,
    'breadcrumbs.register',
    () => import('../areas/register/register-screen.tsx').then((module) => module.RegisterScreen),
    'register',
    'password',
  ),
  forgotPassword: door(
    paths.forgotPassword,
    'breadcrumbs.forgotPassword',
    () => import('../areas/password/forgot-password-screen.tsx').then((module) => module.ForgotPasswordScreen),
    'password',
  ),
  changePassword: door(
    paths.changePassword(':token'),
    'breadcrumbs.changePassword',
    () => import('../areas/password/change-password-screen.tsx').then((module) => module.ChangePasswordScreen),
    'password',
  ),
  changeCode: door(
    '/change-code/:code/email/:email',
    'breadcrumbs.changeCode',
    () => import('../areas/change-code/change-code-screen.tsx').then((module) => module.ChangeCodeScreen),
    'register',
  ),
  updateCodeAndChangePassword: door(
    '/change-code/:token',
    'breadcrumbs.changeCode',
    () => import('../areas/change-code/update-code-screen.tsx').then((module) => module.UpdateCodeScreen),
    'register',
  ),
  home: { path: paths.home, redirect: () => paths.dashboard, access: 'signedIn' },
  dashboard: {
    path: paths.dashboard,
    screen: screen(
      () => import('../areas/dashboard/dashboard-screen.tsx').then((module) => module.DashboardScreen),
      'dashboard',
    ),
    crumb: 'breadcrumbs.dashboard',
    tour: 'dashboard',
    access: 'dashboard',
    menu: { group: 'home', icon: 'house' },
  },
  books: {
    path: paths.books,
    screen: screen(() => import('../areas/books/books-screen.tsx').then((module) => module.BooksScreen), 'books'),
    crumb: 'breadcrumbs.books',
    tour: 'books',
    access: 'magicFormula',
    parent: 'dashboard',
    menu: { group: 'learning', icon: 'books' },
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
    tour: 'exercises',
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
  test: {
    path: '/test/:id',
    screen: screen(
      () => import('../areas/test/test-screen.tsx').then((module) => module.TestScreen),
      'tests',
      'test',
      'timed',
      'exercises',
    ),
    crumb: 'breadcrumbs.test',
    access: 'signedIn',
    parent: 'dashboard',
    shell: 'work',
  },
  tutorial: {
    path: paths.tutorial,
    screen: screen(
      () => import('../areas/tutorial/tutorial-screen.tsx').then((module) => module.TutorialScreen),
      'tutorial',
    ),
    crumb: 'breadcrumbs.tutorial',
    tour: 'tutorial',
    access: 'signedIn',
    parent: 'dashboard',
  },
  profile: {
    path: paths.profile,
    screen: screen(
      () => import('../areas/profile/profile-screen.tsx').then((module) => module.ProfileScreen),
      'profile',
      'password',
      'validation',
    ),
    crumb: 'breadcrumbs.profile',
    tour: 'profile',
    access: 'signedIn',
    parent: 'dashboard',
  },
  requirements: {
    path: paths.requirements,
    screen: screen(
      () => import('../areas/requirements/requirements-screen.tsx').then((module) => module.RequirementsScreen),
      'requirements',
    ),
    crumb: 'breadcrumbs.requirements',
    access: 'requirements',
    parent: 'dashboard',
    menu: { group: 'help', icon: 'device' },
  },
  notifications: {
    path: paths.notifications,
    screen: screen(
      () => import('../areas/notifications/notifications-screen.tsx').then((module) => module.NotificationsScreen),
      'notifications',
      'lists',
    ),
    crumb: 'breadcrumbs.notifications',
    tour: 'notifications',
    access: 'notifications',
    parent: 'dashboard',
  },
  article: {
    path: '/the-house-news/:id',
    screen: screen(() => import('../areas/news/article-screen.tsx').then((module) => module.ArticleScreen), 'news'),
    crumb: 'breadcrumbs.article',
    access: 'news',
    parent: 'dashboard',
  },
  reports: {
    path: paths.reports,
    screen: screen(
      () => import('../areas/admin/reports-screen.tsx').then((module) => module.ReportsScreen),
      'report',
      'lists',
    ),
    crumb: 'breadcrumbs.reports',
    access: 'manageContent',
    parent: 'dashboard',
    menu: { group: 'admin', icon: 'reports' },
  },
}

export const notFoundRow: ScreenRow = {
  path: '*',
  screen: screen(() => import('./not-found-screen.tsx').then((module) => module.NotFoundScreen)),
  crumb: 'breadcrumbs.notFound',
  access: 'signedIn',
}
