import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openServer } from '../../db/client.ts'
import { createTables } from '../make-template.ts'
import { openPostgres } from '../postgres.ts'
import { driveCalls } from './drive.ts'
import { serveSchool } from './driven-server.ts'
import { placeOf } from './place.ts'
import { seedSchool } from './seed.ts'
import { schoolSizes } from './sizes.ts'

const now = new Date('2026-03-02T12:00:00Z')
/** PostgreSQL makes five plans for given values before it compares them with one for any. */
const tries = 5

it('a prepared query of what students read is planned once, not at each execution', async () => {
  const postgres = await openPostgres()
  await createTables(postgres.connection)
  await seedSchool(postgres.url, schoolSizes.large, now)
  // One connection, whose session knows how often each statement was planned.
  const connection = openServer(postgres.url, () => undefined, { max: 1 })
  const server = await serveSchool(connection, now)
  await driveCalls(placeOf(schoolSizes.large, 2, now), async (request) => {
    const answer = await server.send(request)
    if (request.method === 'GET' && request.who === 'student')
      for (let count = 0; count <= tries; count += 1) await server.send(request)
    server.takeJobs()
    return answer
  })
  const statements = await connection.db
    .select({ name: sql<string>`name`, custom: sql<number>`custom_plans::int` })
    .from(sql`pg_prepared_statements order by name`)
  expect(statements.length).toBeGreaterThan(25)
  expect(statements.filter(({ custom }) => custom > tries)).toEqual([])
  await server.close()
  await connection.close()
  await postgres.connection.close()
  await postgres.stop()
}, 120_000)
