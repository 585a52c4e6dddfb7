import { allows, type Subject } from '@the-house/domain'
import { registerRetry } from '@the-house/hooks'
import { loadAreas } from '@the-house/i18n'
import { loadChunk } from '../page/load-chunk.ts'
import { setNamedScreens } from '../page/screen-names.ts'
import { learningRoutes } from './learning-routes.ts'
import { matchIn, type Matched } from './matching.ts'
import type { OwnRouteName, RouteName, RouteRow, ScreenRow } from './route-row.ts'
import { schoolRoutes } from './school-routes.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { selfRoutes } from './self-routes.ts'

/** The routes that students have too; the menu lists them in this order. */
export const routes: Record<OwnRouteName, RouteRow> = { ...selfRoutes, ...learningRoutes, ...schoolRoutes }

type Table = Readonly<Partial<Record<RouteName, RouteRow>>>
let all: Table = routes

/** All private routes that are loaded so far; router, guard, breadcrumbs, menu and prefetch read them. */
export const allRoutes = (): Table => all

setNamedScreens(() =>
  Object.values(all).flatMap((row) => ('screen' in row && row.menu ? [{ name: row.crumb, access: row.access }] : [])),
)

export const notFoundRow: ScreenRow = {
  path: '*',
  screen: lazyScreen(() => import('./not-found-screen.tsx').then((module) => module.NotFoundScreen), 'house'),
  crumb: 'breadcrumbs.notFound',
  tour: null,
  access: 'signedIn',
}

/** Returns the route that matches a path, for a signed-in user. */
export const matchPath = (path: string): Matched<RouteRow> => matchIn(all, path) ?? { row: notFoundRow, params: {} }

/** Loads the routes of those who work at the school, which are a chunk of their own. */
export async function loadStaffRoutes(): Promise<void> {
  const [{ staffRoutes }] = await loadChunk(() => Promise.all([import('./staff-routes.ts'), loadAreas('admin')]))
  all = { ...routes, ...staffRoutes }
}

let staff: Promise<void> | null = null

async function askForStaffRoutes(): Promise<void> {
  try {
    await loadStaffRoutes()
  } catch (error) {
    registerRetry(() => {
      staff = null
    })
    throw error
  }
}

/**
 * The same for `use`: a stable promise until a failed load is retried.
 * @param prefetch what staff need on every screen as well
 */
export const staffRoutesLoaded = (prefetch: () => Promise<void>): Promise<void> =>
  (staff ??= Promise.all([askForStaffRoutes(), prefetch()]).then(() => undefined))

/** Whether the staff routes must load: the user may open them, or requests a path of theirs and must be redirected. */
export const wantsStaffRoutes = (path: string, user: Subject): boolean =>
  allows('staff', user) || /^\/(admin|founding|meets|preview)\b/.test(path)
