import { driveCalls, type Answered, type Request } from './drive.ts'
import { serveSchool } from './driven-server.ts'
import { placeOf } from './place.ts'
import { openExplained } from './plan-log.ts'
import { normalizeQuery } from './plan-costs.ts'
import type { SchoolSize } from './sizes.ts'

/** What was measured of a call, or of one of its statements, in milliseconds. */
export interface Measured {
  /** Name of the call; further requests of one call are numbered. */
  call: string
  who: Request['who']
  method: Request['method']
  /** The statement; absent: the whole request over HTTP. */
  query?: string
  times: number[]
}

/** How often a request that changes nothing is repeated in each unit, and when that has taken too long. */
const repeats = { student: 25, others: 8, ms: 500 }

interface School {
  size: SchoolSize
  now: Date
}

/** Sends every call for some units, reads several times; writes are done once in each unit. */
async function driveUnits(
  { size, now }: School,
  units: readonly number[],
  send: (request: Request, isFirst: boolean) => Promise<Answered>,
): Promise<void> {
  for (const unit of units)
    await driveCalls(placeOf(size, unit, now), async (request) => {
      const begun = performance.now()
      const answer = await send(request, true)
      if (request.method !== 'GET' || answer.status >= 300) return answer
      const most = request.who === 'student' ? repeats.student : repeats.others
      for (let count = 1; count < most && performance.now() - begun < repeats.ms; count += 1) await send(request, false)
      return answer
    })
}

function collect() {
  const all = new Map<string, Measured>()
  return {
    all,
    add: (key: string, { name: call, who, method }: Request, ms: number, query?: string) => {
      const found = all.get(key) ?? { call, who, method, times: [], ...(query !== undefined && { query }) }
      found.times.push(ms)
      all.set(key, found)
    },
  }
}

/** Times every call over HTTP until its whole answer is there. */
export async function timeCalls(school: School, origin: string, units: readonly number[]) {
  const { all, add } = collect()
  const refused = new Set<string>()
  await driveUnits(school, units, async (request) => {
    const { method, url, headers, payload } = request
    const begun = performance.now()
    const body = typeof payload === 'string' || payload === undefined ? payload : new Uint8Array(payload)
    const response = await fetch(origin + url, { method, headers, ...(body !== undefined && { body }) })
    const text = await response.text()
    if (response.ok) add(request.name, request, performance.now() - begun)
    else refused.add(`${request.name}: ${response.status}`)
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  })
  return { calls: Array.from(all.values()), refused: Array.from(refused) }
}

/**
 * Times every statement of every call by the database's own clock, as auto_explain tells it. The first unit warms up: a
 * connection that runs a trigger for the first time compiles it.
 */
export async function timeStatements(school: School, database: string, [first, ...units]: readonly number[]) {
  const { all, add } = collect()
  const state: { request?: Request; statements: number } = { statements: 0 }
  const options = { analyze: false, scans: true, nested: false }
  const connection = openExplained(database, options, ({ query: text, ms }) => {
    state.statements += 1
    const query = normalizeQuery(text)
    if (state.request) add(`${state.request.name}: ${query}`, state.request, ms, query)
  })
  const server = await serveSchool(connection, school.now)
  /** How many statements the first request of each call has sent once nothing is to be read into memory any more. */
  const counts = new Map<string, number>()
  const send = async (request: Request, isFirst: boolean) => {
    state.request = request
    state.statements = 0
    const answer = await server.send(request)
    if (!isFirst) counts.set(request.name, state.statements)
    server.takeJobs()
    return answer
  }
  await driveUnits(school, first === undefined ? [] : [first], send)
  all.clear()
  await driveUnits(school, units, send)
  await server.close()
  await connection.close()
  return { statements: Array.from(all.values()), counts: Object.fromEntries(counts) }
}
