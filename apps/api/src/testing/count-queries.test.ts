import { AsyncResource } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from './count-queries.ts'
import { createServerOn, databases, type ServerOn } from './databases.ts'
import { addPerson } from './school.ts'

describe.each(databases)('on %s', (database) => {
  let context: ServerOn
  beforeAll(async () => {
    context = await createServerOn(database)
  })
  afterAll(() => context.close())

  it('counts the queries of a request, but not those of the job that it queues', async () => {
    const { email } = await addPerson(context.db)
    // Waits for the mail outside the counted context.
    const mailed = AsyncResource.bind(context.mails)
    const act = async () => {
      const { status } = await context.call('POST', '/session/forgot_password', { body: { email } })
      expect(status).toBe(204)
      expect(await mailed()).toMatchObject([{ address: email }])
    }
    // An e-mail has two limits, by the minute and by the hour.
    expect(await countQueries(act)).toBe(5)
  })

  it('counts the queries of each of two actions at once', async () => {
    const { get } = await context.arrive()
    const acts = [() => get('/me'), async () => [await get('/me'), await get('/me/tribe')]]
    expect(await Promise.all(acts.map(countQueries))).toEqual([2, 4])
  })

  it('counts what begins only when it is awaited', async () => {
    expect(await countQueries(() => context.db.execute(sql`select 1`))).toBe(1)
  })
})
