import { FileWarning, ServerCrash } from 'lucide-react'
import { paths } from '../page/paths.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { ScreenRow, WorkRouteName } from './route-row.ts'

/** The lists that the home of staff leads to and that no other screen has. */
export const workRoutes: Record<WorkRouteName, ScreenRow> = {
  founding: {
    path: paths.founding,
    screen: lazyScreen(
      () => import('../areas/admin/founding/founding-screen.tsx').then((module) => module.FoundingScreen),
      'founding',
      'work',
      'house',
    ),
    crumb: 'admin.crumbs.founding',
    tour: 'staffTask',
    access: 'administer',
    parent: 'dashboard',
  },
  foundingStep: {
    path: `${paths.founding}/:step`,
    screen: lazyScreen(
      () => import('../areas/admin/founding/step-screen.tsx').then((module) => module.StepScreen),
      'founding',
      'work',
      'admin',
      'editing',
      'school',
      'people',
      'timetable',
      'schedules',
      'lists',
      'validation',
    ),
    crumb: 'admin.crumbs.foundingStep',
    tour: 'staffTask',
    access: 'administer',
    parent: 'founding',
  },
  findings: {
    path: '/admin/course/findings',
    screen: lazyScreen(
      () => import('../areas/admin/failures/findings-screen.tsx').then((module) => module.FindingsScreen),
      'failures',
      'courseCheck',
    ),
    crumb: 'admin.crumbs.findings',
    tour: 'staffTask',
    access: 'manageContent',
    parent: 'studio',
    menu: { group: 'course', Icon: FileWarning },
  },
  failures: {
    path: paths.failures,
    screen: lazyScreen(
      () => import('../areas/admin/failures/failures-screen.tsx').then((module) => module.FailuresScreen),
      'failures',
      'lists',
    ),
    crumb: 'admin.crumbs.failures',
    tour: 'staffTask',
    access: 'administer',
    parent: 'dashboard',
    menu: { group: 'admin', Icon: ServerCrash },
  },
}
