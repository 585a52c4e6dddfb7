import type { Page } from '@playwright/test'
import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { confirmedSaves, recordOf } from '../../harness/records.ts'
import { expect, processTest, sharedTest, withoutTours } from '../../harness/test.ts'
import { fill } from '../../lesson/fill.ts'
import { places } from '../../harness/places.ts'
import { answerAndCheck, button, enter, heading, openPlaces, saved, signIn } from '../../lesson/steps.ts'

const [choice, several, , , essay] = places.exercises

async function goToSegment(page: Page, number: number) {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Exercise ${number} of`) })
    .click()
}

sharedTest(
  'what is answered offline survives a closed tab and reaches the server once',
  async ({ page, context, request }) => {
    await signIn(page, (await enrolStudentAtPlaces(request)).email)
    await openPlaces(page)
    await fill(page, choice.wrong)
    await expect(saved(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await fill(page, choice.right)
    await expect(page.getByText(/^Offline\. Kept on this device/)).toBeVisible()
    await button(page, 'Skip').click()
    await fill(page, several.right)
    await goToSegment(page, 5)
    await fill(page, essay.right)
    await expect(page.getByRole('main').getByText(/^Saved \d/)).toHaveCount(0)

    // A page that was only left can live on until the connection returns and send an answer that Playwright does not see.
    const address = page.url()
    await page.close()
    await context.setOffline(false)
    const again = await context.newPage()
    await withoutTours(again)
    const saves = confirmedSaves(again)
    await again.goto(address)

    await expect(again.getByRole('main').getByRole('textbox')).toHaveValue(essay.right.write)
    await expect.poll(() => Array.from(saves.values())).toEqual([1, 1, 1])
    // Answers that were sent before the exercise has rendered show as any earlier answer.
    await expect(again.getByText(/Kept on this device/)).toHaveCount(0)
    const { exercises } = await recordOf(again)
    const chosen = exercises.find(({ title }) => title === choice.title)
    const titles = chosen?.alternatives
      .filter(({ id }) => chosen.answer_alternatives.includes(id))
      .map(({ title }) => title)
    expect(titles).toEqual(choice.right.choose)
    expect(exercises.find(({ title }) => title === essay.title)?.answer_text).toBe(essay.right.write)
    expect(
      exercises.filter(({ answer_alternatives: some, answer_text: text }) => some.length > 0 || text),
    ).toHaveLength(3)
  },
)

processTest('answers typed while the server is killed are there when it runs again', async ({ page, server }) => {
  // The server starts twice.
  processTest.slow()
  await signIn(page)
  await openPlaces(page)
  await fill(page, choice.right)
  await expect(saved(page)).toBeVisible()
  await server.kill()
  await button(page, 'Skip').click()
  await fill(page, several.right)
  await expect(page.getByText(/^Offline\. Kept on this device/)).toBeVisible()
  await server.restart()
  await expect(saved(page)).toBeVisible({ timeout: 45_000 })

  const { exercises } = await recordOf(page)
  expect(exercises.filter(({ answer_alternatives: some }) => some.length > 0).map(({ title }) => title)).toEqual([
    choice.title,
    several.title,
  ])
  await page.reload()
  await expect(heading(page, several.title)).toBeVisible()
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText('Right!', { exact: true })).toBeVisible()
})

sharedTest(
  'a session that ends in mid-exercise keeps the text and comes back to it',
  async ({ page, request, server }) => {
    const { email } = await enrolStudentAtPlaces(request)
    await signIn(page, email)
    await openPlaces(page)
    await answerAndCheck(page, choice, 'right')
    await goToSegment(page, 5)
    await expect(heading(page, essay.title)).toBeVisible()
    const token = await page.evaluate(() => localStorage.getItem('the-house.token'))
    // Its poll would find out before the text is typed.
    await page.route('**/session/notifications*', (route) => route.abort())
    await page.request.post(`${server.url}/api/v1/session/logout`, { headers: { authorization: token ?? '' } })
    await fill(page, essay.right)
    await expect(page).toHaveURL(/\/login/)
    await enter(page, email)
    await expect(heading(page, essay.title)).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(essay.right.write)
    await expect(saved(page)).toBeVisible()
  },
)

sharedTest(
  'an answer whose page loses its lock meanwhile is checked once, and so is the next',
  async ({ page, request }) => {
    await signIn(page, (await enrolStudentAtPlaces(request)).email)
    await openPlaces(page)
    await fill(page, choice.right)
    await expect(saved(page)).toBeVisible()
    const lost = Promise.withResolvers<undefined>()
    let checks = 0
    await page.route(/\/api\/v1\/chapters\/\d+$/, async (route) => {
      if (route.request().method() === 'PUT') {
        checks += 1
        await lost.promise
      }
      await route.continue()
    })
    await button(page, 'Verify').click()
    await expect.poll(() => checks).toBe(1)
    await page.evaluate(() => navigator.locks.request('the-house.submissions', { steal: true }, () => undefined))
    lost.resolve(undefined)
    await expect(page.getByRole('main').getByText('Right!', { exact: true })).toBeVisible()
    await button(page, 'Next').click()
    await answerAndCheck(page, several, 'right')
    expect(checks).toBe(2)
  },
)

sharedTest('two tabs on one exercise end with one answer, the later one', async ({ page, context, request }) => {
  await signIn(page, (await enrolStudentAtPlaces(request)).email)
  await openPlaces(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await fill(page, choice.wrong)
  await expect(saved(page)).toBeVisible()
  await fill(second, choice.right)
  await expect(saved(second)).toBeVisible()
  await expect
    .poll(async () => {
      const { exercises } = await recordOf(page)
      const found = exercises.find(({ title }) => title === choice.title)
      return found?.alternatives.find(({ id }) => found.answer_alternatives.includes(id))?.title
    })
    .toBe(choice.right.choose[0])
})
