import { learningRoutes } from './learning-routes.ts'
import { managedRoutes } from './managed-routes.ts'
import { matchIn, type Matched } from './matching.ts'
import type { OwnRouteName, RouteName, RouteRow, ScreenRow } from './route-row.ts'
import { schoolRoutes } from './school-routes.ts'
import { screen } from './screen.tsx'
import { selfRoutes } from './self-routes.ts'

/** The menu lists them in this order. */
const ownRoutes: Record<OwnRouteName, RouteRow> = { ...selfRoutes, ...learningRoutes, ...schoolRoutes }

/** Every route behind the door, once: router, guard, breadcrumbs, menu and prefetch read it. */
export const routes: Readonly<Partial<Record<RouteName, RouteRow>>> = { ...managedRoutes, ...ownRoutes }

export const notFoundRow: ScreenRow = {
  path: '*',
  screen: screen(() => import('./not-found-screen.tsx').then((module) => module.NotFoundScreen), 'house'),
  crumb: 'breadcrumbs.notFound',
  access: 'signedIn',
}

/** The row that a path leads to, for whoever is signed in. */
export const matchPath = (path: string): Matched<RouteRow> => matchIn(routes, path) ?? { row: notFoundRow, params: {} }
