import { FileWarning, ServerCrash } from 'lucide-react'
import { lazyScreen } from './lazy-screen.tsx'
import type { ScreenRow, WorkRouteName } from './route-row.ts'

/** The lists that the home of staff leads to and that no other screen has. */
export const workRoutes: Record<WorkRouteName, ScreenRow> = {
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
    path: '/admin/failures',
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
