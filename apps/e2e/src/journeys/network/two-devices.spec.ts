import type { Browser, Page } from '@playwright/test'
import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { phone } from '../../harness/devices.ts'
import { places } from '../../harness/places.ts'
import { recordOf } from '../../harness/records.ts'
import { expect, sharedTest as test, withoutTours } from '../../harness/test.ts'
import { fill } from '../../lesson/fill.ts'
import { button, heading, openPlaces, saved, signIn, type Email } from '../../lesson/steps.ts'
import { expectKept, workerReady } from '../../offline/device.ts'

test.use({ ...phone, serviceWorkers: 'allow' })

const [choice, , , , essay] = places.exercises
const wrong = choice.wrong.choose[0]
const right = choice.right.choose[0]

/** The exercises on another device of the same student. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, email: Email): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await withoutTours(page)
  await signIn(page, email)
  await openPlaces(page)
  return page
}

/** Answers the first exercise on a phone without a connection, and on another device with one. */
async function answerOnBoth(page: Page, browser: Browser, baseURL: string | undefined, email: Email) {
  await signIn(page, email)
  await openPlaces(page)
  await workerReady(page)
  await expectKept(page, /\/exercises\?topic_id=/)
  await page.context().setOffline(true)
  await fill(page, choice.wrong)
  await expect(page.getByText(/^Offline\. Kept on this device/)).toBeVisible()
  const other = await openElsewhere(browser, baseURL, email)
  await fill(other, choice.right)
  await expect(saved(other)).toBeVisible()
  return other
}

const answer = (page: Page, device: 'On this device' | 'On the other device') =>
  page.getByRole('group', { name: device, exact: true })

async function expectBoth(page: Page) {
  await expect(answer(page, 'On this device')).toContainText(wrong)
  await expect(answer(page, 'On the other device')).toContainText(right)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width)
}

const recorded = async (page: Page) => {
  const { exercises } = await recordOf(page)
  const found = exercises.find(({ title }) => title === choice.title)
  return found?.alternatives.find(({ id }) => found.answer_alternatives.includes(id))?.title
}

test('two devices answered, one of them offline: both are shown, also after a reload, and the own one is kept', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow()
  const { email } = await enrolStudentAtPlaces(request)
  const other = await answerOnBoth(page, browser, baseURL, email)
  await page.context().setOffline(false)
  await expectBoth(page)
  expect(await recorded(page)).toBe(right)

  await page.context().setOffline(true)
  await page.reload()
  await expectBoth(page)
  await page.context().setOffline(false)

  // What has one answer goes on meanwhile.
  await button(page, 'Skip').click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Exercise 5 of/ })
    .click()
  await fill(page, essay.right)
  await expect(saved(page)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Exercise 1 of', exact: false }).first().click()
  await expectBoth(page)

  await button(page, 'Keep this device’s answer').click()
  await expect(saved(page)).toBeVisible()
  expect(await recorded(page)).toBe(wrong)
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText('Not right yet', { exact: true })).toBeVisible()
  await other.context().close()
})

test('the answer of the other device counts once it is chosen, and is checked', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow()
  const { email } = await enrolStudentAtPlaces(request)
  const other = await answerOnBoth(page, browser, baseURL, email)
  // It was handed in without a connection: the check waits for the choice.
  await button(page, 'Verify').click()
  await page.context().setOffline(false)
  await expectBoth(page)
  await button(page, 'Take the other device’s answer').click()
  await expect(page.getByRole('main').getByText('Right!', { exact: true })).toBeVisible()
  await expect(heading(page, choice.title)).toBeVisible()
  await other.context().close()
})

test('Finish without a connection hands in no unseen answer: both are shown first, and the one chosen is handed in', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.slow()
  const { email } = await enrolStudentAtPlaces(request)
  await signIn(page, email)
  await openPlaces(page)
  await workerReady(page)
  await fill(page, choice.wrong)
  await expect(saved(page)).toBeVisible()
  await page.context().setOffline(true)
  const other = await openElsewhere(browser, baseURL, email)
  await fill(other, choice.right)
  await expect(saved(other)).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Exercise ${places.exercises.length} of`) })
    .click()
  await button(page, 'Skip').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
  await expect(heading(page, 'Finished on this device')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Finished on this device')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to your books' }).click()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Choose the answer that counts' }).click()
  await expectBoth(page)
  expect(await recordOf(page)).toMatchObject({ concluded: false })
  expect(await recorded(page)).toBe(right)

  await button(page, 'Keep this device’s answer').click()
  await expect(button(page, 'See my answers')).toBeVisible()
  expect(await recordOf(page)).toMatchObject({ concluded: true, feedback: { wrong: 1 } })
  expect(await recorded(page)).toBe(wrong)
  await other.context().close()
})
