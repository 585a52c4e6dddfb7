import { paths } from '../page/paths.ts'
import { managedRoutes } from './managed-routes.ts'
import { matchIn, type Matched } from './matching.ts'
import type { OwnRouteName, RouteName, RouteRow, ScreenRow } from './route-row.ts'
import { screen } from './screen.tsx'

const chapterFrame = screen(
  () => import('../areas/books/chapter-frame.tsx').then((module) => module.ChapterFrame),
  'books',
)
const chapter = '/the-magic-formula/chapter/:id'

const ownRoutes: Record<OwnRouteName, RouteRow> = {
  home: { path: paths.home, redirect: () => paths.dashboard, access: 'signedIn' },
  dashboard: {
    path: paths.dashboard,
    screen: screen(
      () => import('../areas/dashboard/dashboard-screen.tsx').then((module) => module.DashboardScreen),
      'dashboard',
      'house',
    ),
    crumb: 'breadcrumbs.dashboard',
    tour: 'dashboard',
    access: 'dashboard',
    menu: { group: 'home', icon: 'house' },
  },
  books: {
    path: paths.books,
    screen: screen(
      () => import('../areas/books/books-screen.tsx').then((module) => module.BooksScreen),
      'books',
      'house',
    ),
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
  speaking: {
    path: paths.speaking,
    screen: screen(
      () => import('../areas/speaking/speaking-screen.tsx').then((module) => module.SpeakingScreen),
      'speaking',
    ),
    crumb: 'breadcrumbs.speaking',
    access: 'speaking',
    parent: 'dashboard',
    menu: { group: 'learning', icon: 'speaking' },
  },
  speakingBook: {
    path: '/speaking/books/:id',
    screen: screen(
      () => import('../areas/speaking/speaking-book-screen.tsx').then((module) => module.SpeakingBookScreen),
      'speaking',
    ),
    crumb: 'breadcrumbs.speakingBook',
    access: 'speaking',
    parent: 'speaking',
  },
  speakingContent: {
    path: '/speaking/books/:id/content/:number',
    screen: screen(
      () => import('../areas/speaking/speaking-content-screen.tsx').then((module) => module.SpeakingContentScreen),
      'speaking',
      'learning',
    ),
    crumb: 'breadcrumbs.content',
    access: 'speaking',
    parent: 'speakingBook',
  },
  downloads: {
    path: paths.downloads,
    screen: screen(
      () => import('../areas/downloads/downloads-screen.tsx').then((module) => module.DownloadsScreen),
      'downloads',
    ),
    crumb: 'breadcrumbs.downloads',
    access: 'downloads',
    parent: 'dashboard',
    menu: { group: 'learning', icon: 'downloads' },
  },
  archives: {
    path: '/download/books/:id/downloads',
    screen: screen(
      () => import('../areas/downloads/archives-screen.tsx').then((module) => module.ArchivesScreen),
      'downloads',
    ),
    crumb: 'breadcrumbs.archives',
    access: 'downloads',
    parent: 'downloads',
  },
  tribes: {
    path: paths.tribes,
    screen: screen(
      () => import('../areas/tribes/tribes-screen.tsx').then((module) => module.TribesScreen),
      'tribes',
      'dashboard',
    ),
    crumb: 'breadcrumbs.tribes',
    access: 'tribes',
    parent: 'dashboard',
    menu: { group: 'school', icon: 'tribes' },
  },
  tutorial: {
    path: paths.tutorial,
    screen: screen(
      () => import('../areas/tutorial/tutorial-screen.tsx').then((module) => module.TutorialScreen),
      'tutorial',
      'house',
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
  news: {
    path: paths.news,
    screen: screen(() => import('../areas/news/news-screen.tsx').then((module) => module.NewsScreen), 'news', 'lists'),
    crumb: 'breadcrumbs.news',
    access: 'news',
    parent: 'dashboard',
    menu: { group: 'school', icon: 'news' },
  },
  article: {
    path: '/the-house-news/:id',
    screen: screen(() => import('../areas/news/article-screen.tsx').then((module) => module.ArticleScreen), 'news'),
    crumb: 'breadcrumbs.article',
    access: 'news',
    parent: 'news',
  },
  store: {
    path: paths.store,
    screen: screen(() => import('../areas/store/store-screen.tsx').then((module) => module.StoreScreen), 'store'),
    crumb: 'breadcrumbs.store',
    access: 'store',
    parent: 'dashboard',
    menu: { group: 'school', icon: 'store' },
  },
  partners: {
    path: paths.partners,
    screen: screen(
      () => import('../areas/partners/partners-screen.tsx').then((module) => module.PartnersScreen),
      'partners',
      'lists',
    ),
    crumb: 'breadcrumbs.partners',
    access: 'signedIn',
    parent: 'dashboard',
    menu: { group: 'school', icon: 'partners' },
  },
  partner: {
    path: '/partner/:id',
    screen: screen(
      () => import('../areas/partners/partner-screen.tsx').then((module) => module.PartnerScreen),
      'partners',
    ),
    crumb: 'breadcrumbs.partner',
    access: 'signedIn',
    parent: 'partners',
  },
  schedules: {
    path: paths.schedules,
    screen: screen(
      () => import('../areas/schedules/schedules-screen.tsx').then((module) => module.SchedulesScreen),
      'schedules',
    ),
    crumb: 'breadcrumbs.schedules',
    access: 'schedules',
    parent: 'dashboard',
    menu: { group: 'school', icon: 'schedules' },
  },
  onlineClasses: {
    path: paths.onlineClasses,
    screen: screen(
      () => import('../areas/meetings/online-classes-screen.tsx').then((module) => module.OnlineClassesScreen),
      'meetings',
    ),
    crumb: 'breadcrumbs.onlineClasses',
    access: 'conferenceClasses',
    parent: 'dashboard',
    menu: { group: 'school', icon: 'onlineClasses' },
  },
  meets: {
    path: paths.meets,
    screen: screen(() => import('../areas/meetings/meets-screen.tsx').then((module) => module.MeetsScreen), 'meetings'),
    crumb: 'breadcrumbs.meets',
    access: 'meets',
    parent: 'dashboard',
    menu: { group: 'school', icon: 'meets' },
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

/** Every route behind the door, once: router, guard, breadcrumbs, menu and prefetch read it. */
export const routes: Readonly<Partial<Record<RouteName, RouteRow>>> = { ...ownRoutes, ...managedRoutes }

export const notFoundRow: ScreenRow = {
  path: '*',
  screen: screen(() => import('./not-found-screen.tsx').then((module) => module.NotFoundScreen), 'house'),
  crumb: 'breadcrumbs.notFound',
  access: 'signedIn',
}

/** The row that a path leads to, for whoever is signed in. */
export const matchPath = (path: string): Matched<RouteRow> => matchIn(routes, path) ?? { row: notFoundRow, params: {} }
