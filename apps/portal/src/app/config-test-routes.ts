import type { ConfigTestRouteName, ScreenRow } from './route-row.ts'
import { screen } from './screen.tsx'

/** Where a test is sent; its list and its form are of the common kind. */
export const configTestRoutes: Record<ConfigTestRouteName, ScreenRow> = {
  'admin.config-tests.send': {
    path: '/admin/config-tests/:id/send',
    screen: screen(
      () => import('../areas/admin/config-tests/send-screen.tsx').then((module) => module.SendScreen),
      'config-tests',
      'admin',
      'editing',
      'lists',
      'validation',
    ),
    crumb: 'admin.crumbs.send',
    access: 'manageTeaching',
    parent: 'admin.config-tests.one',
  },
}
