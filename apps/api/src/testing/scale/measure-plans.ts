import { openServer } from '../../db/client.ts'
import { createTables } from '../make-template.ts'
import { startPostgres } from '../postgres-process.ts'
import { driveCalls, type Answered, type Request } from './drive.ts'
import { serveSchool } from './driven-server.ts'
import { placeOf } from './place.ts'
import { openExplained } from './plan-log.ts'
import { planCosts } from './plan-costs.ts'
import { seedSchool } from './seed.ts'
import { schoolSizes, type SchoolName } from './sizes.ts'

/** The unit whose people send the calls. */
const unit = 2

/**
 * Generates a school on PostgreSQL, drives every call, the jobs that they send and the maintenance, and returns what
 * each statement has cost, the requests that were refused, and the routes of the server.
 */
export async function measurePlans(name: SchoolName, now: Date) {
  const size = schoolSizes[name]
  // A server of its own: an open transaction of another database keeps what is deleted in the indexes, and its blocks count.
  const postgres = await startPostgres()
  const tables = openServer(postgres.url, () => undefined)
  await createTables(tables)
  await tables.close()
  await seedSchool(postgres.url, size, now)
  const { costs, begin, onPlan } = planCosts()
  // Without whole scans: in a small school they are cheaper than an index, and those that are left have none.
  const connection = openExplained(postgres.url, { analyze: true, scans: false, nested: true }, onPlan)
  const server = await serveSchool(connection, now)
  const refused: string[] = []
  const send = async (request: Request): Promise<Answered> => {
    begin(request.name)
    const answer = await server.send(request)
    if (answer.status >= 300) refused.push(`${request.name}: ${answer.status} ${JSON.stringify(answer.body)}`)
    for (const job of server.takeJobs()) {
      begin(`job ${job.name}`)
      await job.run()
    }
    return answer
  }
  await driveCalls(placeOf(size, unit, now), send)
  begin('maintenance')
  await server.maintain()
  await server.close()
  await connection.close()
  await postgres.stop()
  return { costs, refused, routes: server.routes }
}
