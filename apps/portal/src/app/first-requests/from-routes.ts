import { apiBase } from '@the-house/domain'
import { coreAreas, type Area } from '@the-house/i18n'
import { authenticatedApp, importAuthenticatedApp } from '../lazy-authenticated-app.ts'
import type { LazyScreen } from '../lazy-screen.tsx'
import { matchIn } from '../matching.ts'
import { publicRoutes } from '../public-routes.ts'
import type { RouteRow, ScreenRow } from '../route-row.ts'
import { routes } from '../routes.ts'

/** The first requests of a route, by modules and areas: the build knows their files. */
export interface RouteRequests {
  paths: string[]
  /** The modules that are imported dynamically, relative to the portal's folder. */
  modules: string[]
  areas: Area[]
  reads: string[]
}

/** Vite's module runner names the imported module in the text of a function. */
const imported = /import\w*\("\/([^"]+)"/

function moduleOf({ load }: Pick<LazyScreen<never>, 'load'>): string {
  const [, module] = imported.exec(String(load)) ?? []
  if (module === undefined) throw new Error(`No module is imported by ${String(load)}`)
  return module
}

function requestsOf(path: string, screens: readonly Pick<LazyScreen<never>, 'load' | 'areas'>[], reads: string[]) {
  return {
    paths: [path],
    modules: screens.map(moduleOf),
    areas: [...coreAreas, ...screens.flatMap(({ areas }) => areas)],
    reads,
  } satisfies RouteRequests
}

const signedIn = { load: importAuthenticatedApp, areas: authenticatedApp.areas }

/** The screen of a row, or that to which it redirects. */
function screenOf(row: RouteRow): ScreenRow | undefined {
  if ('screen' in row) return row
  const target = matchIn<RouteRow>(routes, row.redirect('1'))
  return target && screenOf(target.row)
}

function requestsInside(row: RouteRow): RouteRequests[] {
  const target = screenOf(row)
  if (!target) return []
  const { screen, frame, reads = [] } = target
  const addresses = reads.map((read) => `${apiBase}${read.slice('GET '.length)}`)
  return [requestsOf(row.path, [signedIn, screen, ...(frame ? [frame] : [])], addresses)]
}

/** The signed-in app first, for the paths that have no row here. */
export const inside: RouteRequests[] = [
  requestsOf('/*', [signedIn], []),
  ...Object.values<RouteRow>(routes).flatMap(requestsInside),
]

export const outside: RouteRequests[] = Object.values(publicRoutes).map(({ path, screen }) =>
  requestsOf(path, [screen], []),
)
