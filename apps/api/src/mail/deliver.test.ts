import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHouse, type TestHouse } from '../testing/house.ts'
import { addPerson } from '../testing/school.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it('writes to whom it knows, with a link of its own', async () => {
  const { email } = await addPerson(house.db)
  await house.jobs.send('mail', { kind: 'forgotPassword', language: 'en', email })
  const sent = await house.mails()
  expect(sent).toMatchObject([{ address: email, subject: 'Set a new password' }])
  expect(sent[0]?.links[0]).toMatch(/^http:\/\/localhost:3000\/change-password\/[\w-]{43}$/)
})
