import { MessageSquareWarning, PencilRuler, ScanLine, UserCheck } from 'lucide-react'
import { paths } from '../page/paths.ts'
import { correctionRoutes } from './correction-routes.ts'
import { configTestRoutes } from './config-test-routes.ts'
import { managedRoutes } from './managed-routes.ts'
import { mediaRoutes } from './media-routes.ts'
import { messageRoutes } from './message-routes.ts'
import { objectionRoutes } from './objection-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import type { RouteName, ScreenRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { testReportRoutes } from './test-report-routes.ts'
import { timetableRoutes } from './timetable-routes.ts'
import { workRoutes } from './work-routes.ts'

/** The routes of those who work at the school: a chunk of their own, which students never load. */
export const staffRoutes: Readonly<Partial<Record<RouteName, ScreenRow>>> = {
  meets: {
    path: paths.meets,
    screen: lazyScreen(
      () => import('../areas/meetings/meets-screen.tsx').then((module) => module.MeetsScreen),
      'meetings',
      'taught',
    ),
    crumb: 'admin.crumbs.meets',
    tour: 'meets',
    access: 'meets',
    parent: 'dashboard',
    menu: { group: 'teaching', Icon: UserCheck, bar: { manageTeaching: 2 } },
  },
  studio: {
    path: paths.studio,
    screen: lazyScreen(
      () => import('../areas/admin/studio/studio-screen.tsx').then((module) => module.StudioScreen),
      'studio',
      'courseCheck',
      'editing',
      'lists',
      'validation',
    ),
    crumb: 'admin.crumbs.studio',
    tour: 'chapterStudio',
    access: 'manageContent',
    parent: 'dashboard',
    menu: { group: 'course', Icon: PencilRuler, bar: { administer: 3 }, short: 'admin.menu.studio' },
  },
  // Must precede the route of an exercise, whose id would match it.
  importExercises: {
    path: '/admin/exercises/import',
    screen: lazyScreen(
      () => import('../areas/admin/exchange/import-screen.tsx').then((module) => module.ImportScreen),
      'exchange',
      'exercise-editor',
      'editing',
      'lists',
    ),
    crumb: 'admin.crumbs.importExercises',
    tour: 'staffTask',
    access: 'manageContent',
    parent: 'admin.exercises',
  },
  preview: {
    path: paths.preview,
    screen: lazyScreen(
      () => import('../areas/preview/preview-screen.tsx').then((module) => module.PreviewScreen),
      'preview',
      'books',
      'learning',
      'exercises',
      'exercise-editor',
      'feedback',
      'test',
    ),
    crumb: 'admin.crumbs.preview',
    tour: 'staffTask',
    access: 'manageContent',
    shell: 'none',
  },
  ...timetableRoutes,
  ...correctionRoutes,
  ...objectionRoutes,
  ...peopleRoutes,
  ...mediaRoutes,
  ...messageRoutes,
  ...managedRoutes,
  ...configTestRoutes,
  ...testReportRoutes,
  ...workRoutes,
  desk: {
    path: paths.desk,
    screen: lazyScreen(
      () => import('../areas/admin/orders/orders-screen.tsx').then((module) => module.OrdersScreen),
      'desk',
      'store',
      'lists',
      'validation',
    ),
    crumb: 'admin.crumbs.desk',
    tour: 'storeDesk',
    access: 'desk',
    parent: 'dashboard',
    menu: { group: 'desk', Icon: ScanLine },
  },
  reports: {
    path: paths.reports,
    screen: lazyScreen(
      () => import('../areas/admin/reports-screen.tsx').then((module) => module.ReportsScreen),
      'report',
      'lists',
    ),
    crumb: 'admin.crumbs.reports',
    tour: 'staffList',
    access: 'administer',
    parent: 'dashboard',
    menu: { group: 'admin', Icon: MessageSquareWarning },
  },
}
