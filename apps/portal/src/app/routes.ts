import { allows, type Subject } from '@the-house/domain'
import { keepFailure } from '@the-house/hooks'
import { loadAreas } from '@the-house/i18n'
import { loadChunk } from '../page/chunk.ts'
import { learningRoutes } from './learning-routes.ts'
import { matchIn, type Matched } from './matching.ts'
import type { OwnRouteName, RouteName, RouteRow, ScreenRow } from './route-row.ts'
import { schoolRoutes } from './school-routes.ts'
import { screen } from './screen.tsx'
import { selfRoutes } from './self-routes.ts'

/** The routes that students have too; the menu lists them in this order. */
export const routes: Record<OwnRouteName, RouteRow> = { ...selfRoutes, ...learningRoutes, ...schoolRoutes }

type Table = Readonly<Partial<Record<RouteName, RouteRow>>>
let all: Table = routes

/** Every route behind the door that is there by now: router, guard, breadcrumbs, menu and prefetch read it. */
export const allRoutes = (): Table => all

export const notFoundRow: ScreenRow = {
  path: '*',
  screen: screen(() => import('./not-found-screen.tsx').then((module) => module.NotFoundScreen), 'house'),
  crumb: 'breadcrumbs.notFound',
  access: 'signedIn',
}

/** The row that a path leads to, for whoever is signed in. */
export const matchPath = (path: string): Matched<RouteRow> => matchIn(all, path) ?? { row: notFoundRow, params: {} }

/** Loads the routes of teachers and administrators. */
export async function loadStaffRoutes(): Promise<void> {
  const [{ staffRoutes }] = await loadChunk(() => Promise.all([import('./staff-routes.ts'), loadAreas('admin')]))
  all = { ...routes, ...staffRoutes }
}

let staff: Promise<void> | null = null

async function askForStaffRoutes(): Promise<void> {
  try {
    await loadStaffRoutes()
  } catch (error) {
    keepFailure(() => {
      staff = null
    })
    throw error
  }
}

/** The same for `use`: one promise until what has failed is asked for again. */
export const staffRoutesLoaded = (): Promise<void> => (staff ??= askForStaffRoutes())

/** Whether these are wanted: somebody may be there, or asks for a place that is theirs and has to be turned away. */
export const wantsStaffRoutes = (path: string, user: Subject): boolean =>
  allows('manageTeaching', user) || /^\/(admin|meets)\b/.test(path)
