import type { FastifyInstance, RouteOptions } from 'fastify'
import type { TestHouse } from './house.ts'

export const everyone = ['anonymous', 'student', 'autodidact', 'teacher', 'admin'] as const
type Who = (typeof everyone)[number]
/** Who may pass a route. */
export type Row = Record<Who, 'in' | 'out'>

/** Hears of every route of a server; the set fills while the server is built. */
export function routeList() {
  const routes = new Set<string>()
  const onRoute = ({ method, url }: RouteOptions) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD' && verb !== 'OPTIONS') routes.add(`${verb} ${url}`)
  }
  return { routes, onRoute }
}

/** The routes that no row names, and the rows that name no route. */
export function compareRoutes(routes: ReadonlySet<string>, rows: Record<string, unknown>) {
  return {
    withoutRow: Array.from(routes).filter((route) => !(route in rows)),
    withoutRoute: Object.keys(rows).filter((row) => !routes.has(row)),
  }
}

/** The tokens of somebody of each kind. */
export async function signInEverybody(house: TestHouse): Promise<Record<Who, string>> {
  const [student, autodidact, teacher, admin] = await Promise.all([
    house.arrive(),
    house.arrive({ profile: 'AUTODIDACT' }),
    house.arrive({ profile: 'TEACHER' }),
    house.arrive({ admin: true }),
  ])
  return {
    anonymous: '',
    student: student.token,
    autodidact: autodidact.token,
    teacher: teacher.token,
    admin: admin.token,
  }
}

/** Whether a route lets the owner of a token pass its gate. */
export async function knock(server: FastifyInstance, route: string, token: string) {
  const [verb, path = ''] = route.split(' ')
  const changes = ['POST', 'PUT', 'DELETE'] as const
  const { statusCode } = await server.inject({
    method: changes.find((change) => change === verb) ?? 'GET',
    url: path.replace(':id', '1'),
    headers: token ? { authorization: token } : {},
  })
  // What lies behind the gate may still refuse an empty request.
  const passes: Row[Who] = statusCode === 401 || statusCode === 403 ? 'out' : 'in'
  return { passes, statusCode }
}
