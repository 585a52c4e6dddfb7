import { afterAll, beforeAll, expect, it } from 'vitest'
import { mails } from '../db/schema/index.ts'
import { openTestHouse, type TestHouse } from '../testing/house.ts'
import { forgetMails } from './forget.ts'

const day = 86_400_000
let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it('forgets a mail after 30 days, sent or not, and none before', async () => {
  const { db, clock } = house
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
  await forgetMails(db, clock())
  expect((await db.select().from(mails)).map(({ address }) => address)).toEqual(['29@example.com'])
})
