import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails } from '../db/schema/index.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { purgeMails } from './purge.ts'

const day = 86_400_000
let context: TestServer
beforeAll(async () => {
  context = await createTestServer()
})
afterAll(() => context.close())

it('forgets a mail after 30 days, sent or not, and none before', async () => {
  const { db, clock } = context
  const ages = [29, 31, 40]
  await db.insert(mails).values(
    ages.map((age) => {
      const claimed_at = new Date(clock().getTime() - age * day)
      const sent_at = age === 40 ? null : claimed_at
      return {
        id: crypto.randomUUID(),
        kind: 'welcome',
        language: 'en',
        address: `${age}@example.com`,
        claimed_at,
        sent_at,
      }
    }),
  )
  await purgeMails(db, clock())
  expect((await db.select().from(mails)).map(({ address }) => address)).toEqual(['29@example.com'])
})
