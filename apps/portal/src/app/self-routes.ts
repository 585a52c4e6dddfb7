import { House, MonitorCheck } from 'lucide-react'
import { paths } from '../page/paths.ts'
import type { RouteRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** The user's own routes: dashboard, tutorial, profile, requirements, notifications. */
export const selfRoutes = {
  home: { path: paths.home, redirect: () => paths.dashboard, access: 'signedIn' },
  dashboard: {
    path: paths.dashboard,
    screen: lazyScreen(
      () => import('../areas/dashboard/dashboard-screen.tsx').then((module) => module.DashboardScreen),
      'dashboard',
      'house',
      'course',
    ),
    reads: ['GET /me/dashboard'],
    crumb: 'breadcrumbs.dashboard',
    tour: 'dashboard',
    access: 'dashboard',
    menu: { group: 'home', Icon: House, bar: { signedIn: 1, manageTeaching: 1, administer: 1 } },
  },
  tutorial: {
    path: paths.tutorial,
    screen: lazyScreen(
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
    screen: lazyScreen(
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
    screen: lazyScreen(
      () => import('../areas/requirements/requirements-screen.tsx').then((module) => module.RequirementsScreen),
      'requirements',
    ),
    crumb: 'breadcrumbs.requirements',
    tour: 'requirements',
    access: 'requirements',
    parent: 'dashboard',
    menu: { group: 'help', Icon: MonitorCheck },
  },
  notifications: {
    path: paths.notifications,
    screen: lazyScreen(
      () => import('../areas/notifications/notifications-screen.tsx').then((module) => module.NotificationsScreen),
      'notifications',
      'lists',
    ),
    crumb: 'breadcrumbs.notifications',
    tour: 'notifications',
    access: 'notifications',
    parent: 'dashboard',
  },
} as const satisfies Record<string, RouteRow>
