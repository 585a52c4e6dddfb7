import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type Json, type TestServer } from '../testing/test-server.ts'
import { administrator } from '../testing/managed.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

const namesFor = async (term: string) => {
  const { body } = await admin.get(`/segments?all=true&sort=name&term=${term}`)
  return { names: body.content.map(({ name }: Json) => name), total: body.meta.total }
}

it('shows what was written past the calls at once, in its order', async () => {
  expect(await namesFor('lantern')).toEqual({ names: [], total: 0 })
  await context.db.execute(sql`insert into segments (name) values ('Lantern B'), ('Lantern A')`)
  expect(await namesFor('lantern')).toEqual({ names: ['Lantern A', 'Lantern B'], total: 2 })
  await context.db.execute(sql`update segments set name = 'Lantern Z' where name = 'Lantern A'`)
  expect(await namesFor('lantern')).toEqual({ names: ['Lantern B', 'Lantern Z'], total: 2 })
  await context.db.execute(sql`delete from segments where name = 'Lantern Z'`)
  expect(await namesFor('lantern')).toEqual({ names: ['Lantern B'], total: 1 })
})

it('leaves a list as it is where a change was rolled back', async () => {
  const before = await namesFor('kettle')
  const failing = context.db.transaction(async (tx) => {
    await tx.execute(sql`insert into segments (name) values ('Kettle')`)
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await namesFor('kettle')).toEqual(before)
})

it('finds what was changed in part of a transaction, whatever became of the other part', async () => {
  expect(await namesFor('mirror')).toEqual({ names: [], total: 0 })
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`insert into segments (name) values ('Mirror A')`)
    const part = tx.transaction(async (inner) => {
      await inner.execute(sql`insert into segments (name) values ('Mirror B')`)
      throw new Error('taken back')
    })
    await expect(part).rejects.toThrow('taken back')
  })
  expect(await namesFor('mirror')).toEqual({ names: ['Mirror A'], total: 1 })
})
