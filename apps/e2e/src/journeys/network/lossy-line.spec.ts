import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { expect, test } from '../../faults/test.ts'
import { recordOf } from '../../harness/records.ts'
import { places } from '../../harness/places.ts'
import { fill } from '../../lesson/fill.ts'
import { button, openPlaces, saved, signIn } from '../../lesson/steps.ts'

const [choice, several, , , essay] = places.exercises

test('400 ms away, at 50 kB/s and with one call in ten lost, a student sees what is saved, and each answer arrives once', async ({
  page,
  request,
  faultProxy,
}) => {
  test.slow()
  await signIn(page, (await enrolStudentAtPlaces(request)).email)
  await openPlaces(page)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  // Five times as bad as 2 %: a journey has some fifty calls.
  faultProxy.worsen({ latencyMs: 400, loseEvery: 10 })
  await fill(page, choice.wrong)
  for (const { right } of [choice, several]) {
    await fill(page, right)
    await expect(saved(page)).toBeVisible({ timeout: 60_000 })
    await button(page, 'Skip').click()
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Exercise 5 of/ })
    .click()
  await fill(page, essay.right)
  await expect(saved(page)).toBeVisible({ timeout: 60_000 })
  faultProxy.mend()
  const { exercises } = await recordOf(page)
  const chosen = (title: string) => {
    const found = exercises.find((one) => one.title === title)
    return found?.alternatives.filter(({ id }) => found.answer_alternatives.includes(id)).map((one) => one.title)
  }
  expect(chosen(choice.title)).toEqual(choice.right.choose)
  expect(chosen(several.title)?.toSorted()).toEqual(several.right.choose.toSorted())
  expect(exercises.find(({ title }) => title === essay.title)?.answer_text).toBe(essay.right.write)
})
