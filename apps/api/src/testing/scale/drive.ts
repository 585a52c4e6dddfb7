import {
  apiBase,
  buildUrl,
  calls,
  fileCalls,
  lifecycleCalls,
  managed,
  type Call,
  type CallName,
  type ManagedEntity,
} from '@the-house/domain'
import type { Json } from '../test-server.ts'
import { accessRows, leavingRows } from './driven/access.ts'
import { administrationRows } from './driven/administration.ts'
import { classRows } from './driven/classes.ts'
import { learningRows } from './driven/learning.ts'
import { managedRows } from './driven/managed.ts'
import type { Asked, Row } from './driven/row.ts'
import { teachingRows } from './driven/teaching.ts'
import { testRows } from './driven/tests.ts'
import type { Place } from './place.ts'
import { tokenOf } from './seed.ts'

/** How every call of the API is driven, in order; a new call does not compile until it has a row. */
const rows: Record<CallName, Row> = {
  ...accessRows,
  ...learningRows,
  ...classRows,
  ...testRows,
  ...teachingRows,
  ...administrationRows,
  ...leavingRows,
}

const isCallName = (name: string): name is CallName => name in calls
const driven: [string, { call: Call; row: Row }][] = [
  ...Object.entries(rows).flatMap(([name, row]): [string, { call: Call; row: Row }][] =>
    isCallName(name) ? [[name, { call: calls[name], row }]] : [],
  ),
  ...Object.entries(managedRows),
]

/** Routes of what is managed whose queries are those of reading or changing its row. */
const left = new Set<string>(
  Object.values<ManagedEntity>(managed).flatMap((entity) => [
    routeOf(lifecycleCalls(entity).former),
    ...Object.keys(entity.files).flatMap((place) => Object.values<Call>(fileCalls(entity, place)).map(routeOf)),
  ]),
)

/** The routes of the API that neither are driven nor have a row that says why not. */
export function undrivenRoutes(routes: ReadonlySet<string>): string[] {
  const known = new Set(driven.map(([, { call }]) => routeOf(call)))
  return Array.from(routes).filter((route) => route.includes(apiBase) && !known.has(route) && !left.has(route))
}

/** One request to be sent. */
export interface Request {
  /** Name of the call; further requests of one call are numbered. */
  name: string
  method: Call['method']
  url: string
  headers: Record<string, string>
  /** The role of whoever asks. */
  who: 'student' | 'teacher' | 'administrator' | 'anonymous'
  payload?: string | Buffer
}

export interface Answered {
  status: number
  body: Json
}

function routeOf({ method, path }: Call): string {
  return `${method} ${apiBase}${path}`
}

const boundary = 'between-the-parts'
const partOf = ({ name, type, content, field = 'file' }: NonNullable<Asked['file']>) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

function whoIs(place: Place, as: number | undefined): Request['who'] {
  if (as === undefined) return 'anonymous'
  if (as === place.administrator || as === place.helper) return 'administrator'
  return as < place.student(0) ? 'teacher' : 'student'
}

function requestOf(name: string, call: Call, { as, file, body, ...address }: Asked, place: Place): Request {
  const payload = file ? partOf(file) : body === undefined ? undefined : JSON.stringify(body)
  return {
    name,
    method: call.method,
    url: buildUrl(call, address),
    who: whoIs(place, as),
    headers: {
      ...(as !== undefined && { authorization: tokenOf(as) }),
      ...(payload !== undefined && {
        'content-type': file ? `multipart/form-data; boundary=${boundary}` : 'application/json',
      }),
    },
    ...(payload !== undefined && { payload }),
  }
}

/** Sends every call in its order to one unit of a generated school. */
export async function driveCalls(place: Place, send: (request: Request) => Promise<Answered>): Promise<void> {
  const answers = new Map<string, Json>()
  const told = (name: string): Json => answers.get(name) ?? {}
  for (const [name, { call, row }] of driven) {
    if ('left' in row) continue
    for (const [index, asked] of [row(place, told)].flat().entries()) {
      const numbered = index > 0 ? `${name} ${index + 1}` : name
      const { body } = await send(requestOf(numbered, call, asked, place))
      answers.set(name, body)
    }
  }
}
