import { createTables } from './make-template.ts'
import { openPostgres } from './postgres.ts'
import { driveCalls, type Request } from './scale/drive.ts'
import { timeCalls, timeStatements } from './scale/measure-calls.ts'
import { placeOf } from './scale/place.ts'
import { seedSchool } from './scale/seed.ts'
import { sentStatements } from './scale/sent-statements.ts'
import { schoolSizes, type SchoolName } from './scale/sizes.ts'

/**
 * A process with a generated school on PostgreSQL, for `npm run bench -- scale`. It sends the address of the database to
 * its parent over IPC once the school is there, answers what it measures, and ends with its parent.
 */
const units = { calls: [6, 7, 8], statements: [9, 10, 12], load: 11 }

const isSchool = (name: string | undefined): name is SchoolName => name !== undefined && name in schoolSizes
const [, , name] = process.argv
if (!isSchool(name)) throw new Error(`There is no size "${name}".`)
const school = { size: schoolSizes[name], now: new Date() }

/** As somebody would run it who has such a school: what is acknowledged is on the disk, a quarter of 8 GB is its memory. */
const settings = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'shared_buffers=2GB', 'max_wal_size=8GB']

const { url: database, connection, stop } = await openPostgres(undefined, settings)
await createTables(connection)
const begun = performance.now()
await seedSchool(database, school.size, school.now)
process.send?.({ database, seconds: (performance.now() - begun) / 1000 })

/** The requests of one unit that change nothing, for whoever sends them again and again. */
async function readsOf(origin: string): Promise<Request[]> {
  const reads: Request[] = []
  await driveCalls(placeOf(school.size, units.load, school.now), async (request) => {
    if (request.method !== 'GET') return { status: 204, body: {} }
    reads.push(request)
    const response = await fetch(origin + request.url, { headers: request.headers })
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? await response.json() : await response.text() }
  })
  return reads
}

process.on('message', ({ origin }: { origin: string }) => {
  const measure = async () => {
    const reads = await readsOf(origin)
    const { calls, refused } = await timeCalls(school, origin, units.calls)
    const timed = await timeStatements(school, database, units.statements)
    const ofStudents = reads.filter(({ who }) => who === 'student')
    return { reads, calls, refused, ...timed, sent: await sentStatements(database, ofStudents, school.now) }
  }
  measure().then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.once('disconnect', () => {
  void connection
    .close()
    .finally(stop)
    .finally(() => process.exit())
})
