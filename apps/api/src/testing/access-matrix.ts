import type { Permission } from '@the-house/domain'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { TestServer } from './test-server.ts'

export const everyone = ['anonymous', 'student', 'autodidact', 'teacher', 'admin'] as const
type Who = (typeof everyone)[number]
/** The expected access to a route by role. */
export type Row = Record<Who, 'in' | 'out'>

export const everybody: Row = { anonymous: 'in', student: 'in', autodidact: 'in', teacher: 'in', admin: 'in' }
export const signedIn: Row = { ...everybody, anonymous: 'out' }
/** The administrator of these tests is also a student. */
export const students: Row = { ...signedIn, autodidact: 'out', teacher: 'out' }
export const teachers: Row = { ...signedIn, student: 'out', autodidact: 'out' }
export const administrators: Row = { ...students, student: 'out' }

/** The expected access by permission of the entity definitions. */
export const byPermission: Partial<Record<Permission, Row>> = {
  signedIn,
  manageTeaching: teachers,
  manageContent: administrators,
  administer: administrators,
  desk: administrators,
  // Holders of the duty: crud/own-units.test.ts.
  timetable: administrators,
}

/** Collects every route of a server while it is built. */
export function routeList() {
  const routes = new Set<string>()
  const onRoute = ({ method, url }: RouteOptions) => {
    for (const verb of [method].flat()) if (verb !== 'HEAD' && verb !== 'OPTIONS') routes.add(`${verb} ${url}`)
  }
  return { routes, onRoute }
}

/** Returns the routes without a row, and the rows without a route. */
export function compareRoutes(routes: ReadonlySet<string>, rows: Record<string, unknown>) {
  return {
    withoutRow: Array.from(routes).filter((route) => !(route in rows)),
    withoutRoute: Object.keys(rows).filter((row) => !routes.has(row)),
  }
}

/** Signs in a user of each role and returns the tokens. */
export async function signInEverybody(context: TestServer): Promise<Record<Who, string>> {
  const [student, autodidact, teacher, admin] = await Promise.all([
    context.arrive(),
    context.arrive({ profile: 'AUTODIDACT' }),
    context.arrive({ profile: 'TEACHER' }),
    context.arrive({ admin: true }),
  ])
  return {
    anonymous: '',
    student: student.token,
    autodidact: autodidact.token,
    teacher: teacher.token,
    admin: admin.token,
  }
}

/** Requests a route and returns whether the token's user is authorized. */
export async function requestAs(server: FastifyInstance, route: string, token: string) {
  const [verb, path = ''] = route.split(' ')
  const changes = ['POST', 'PUT', 'DELETE'] as const
  const { statusCode } = await server.inject({
    method: changes.find((change) => change === verb) ?? 'GET',
    url: path.replace(':id', '1'),
    headers: token ? { authorization: token } : {},
  })
  // An authorized request may still fail the validation, since it is empty.
  const passes: Row[Who] = statusCode === 401 || statusCode === 403 ? 'out' : 'in'
  return { passes, statusCode }
}
