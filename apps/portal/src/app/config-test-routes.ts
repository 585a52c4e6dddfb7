import type { ConfigTestRouteName, ScreenRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** The route of sending a test; its list and its form are among the managed routes. */
export const configTestRoutes: Record<ConfigTestRouteName, ScreenRow> = {
  'admin.config-tests.send': {
    path: '/admin/config-tests/:id/send',
    screen: lazyScreen(
      () => import('../areas/admin/config-tests/send-screen.tsx').then((module) => module.SendScreen),
      'config-tests',
      'admin',
      'editing',
      'lists',
      'validation',
    ),
    crumb: 'admin.crumbs.send',
    tour: 'staffTask',
    access: 'manageTeaching',
    parent: 'admin.config-tests.one',
  },
}
