import type { BrowserContext, Page } from '@playwright/test'
import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { phone } from '../../harness/devices.ts'
import { expect, sharedTest as test, withoutTours } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { recordOf } from '../../harness/records.ts'
import { fill } from '../../lesson/fill.ts'
import { button, heading, openPlaces, signIn, type Email } from '../../lesson/steps.ts'
import { confirmed, expectKept, keptMedia, keptReads, workerReady } from '../../offline/device.ts'

test.use({ serviceWorkers: 'allow' })

const main = (page: Page) => page.getByRole('main')
const [first] = places.exercises

/** Opens the books and the chapter of a student, as on any day with a connection. */
async function openChapter(page: Page, email: Email) {
  await signIn(page, email)
  await page.getByRole('navigation').getByRole('link', { name: 'Books' }).first().click()
  await expect(page.getByRole('heading', { name: /^Chapters of/ })).toBeVisible()
  await page.goto('/dashboard')
  await openPlaces(page)
  await workerReady(page)
  await expectKept(page, /\/exercises\?topic_id=/)
  await expectKept(page, /\/me\/books$/)
}

/** Opens the chapter alone. */
async function openLesson(page: Page, email: Email) {
  await signIn(page, email)
  await openPlaces(page)
  await workerReady(page)
}

async function loseConnection(page: Page, context: BrowserContext) {
  await context.setOffline(true)
  await expect(page.getByText(/You are offline\. What you write/)).toBeVisible()
}

test('a chapter begun goes on without a connection, and everything arrives once', async ({
  page,
  context,
  request,
}) => {
  test.slow()
  const { email } = await enrolStudentAtPlaces(request)
  await openChapter(page, email)
  await loseConnection(page, context)
  await page.reload()
  await expect(heading(page, first.title)).toBeVisible()
  await main(page).getByRole('link', { name: 'Books', exact: true }).click()
  await expect(heading(page, 'Books')).toBeVisible()
  await main(page).locator(`a[href$="/chapter/${places.chapter}"]`).click()
  await expect(heading(page, first.title)).toBeVisible()
  await expect
    .poll(() =>
      main(page)
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0)

  const lastTitle = places.exercises.at(-1)?.title
  for (const { title, right } of places.exercises) {
    await expect(heading(page, title)).toBeVisible()
    await fill(page, right)
    await button(page, 'Verify').click()
    await expect(main(page).getByText(/will be checked when the connection returns/)).toBeVisible()
    await button(page, title === lastTitle ? 'Finish' : 'Next').click()
  }
  await expect(heading(page, 'Finished on this device')).toBeFocused()
  await page.reload()
  await expect(heading(page, 'Finished on this device')).toBeVisible()
  await main(page).getByRole('link', { name: 'Go to your books' }).click()
  await expect(heading(page, 'Books')).toBeVisible()

  const arrived = confirmed(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(button(page, 'See my answers')).toBeVisible()
  const { exercises, concluded } = await recordOf(page)
  expect(concluded).toBe(true)
  expect(exercises.map(({ answered, correct, type }) => type === 'OPEN_ANSWER' || (answered && correct))).toEqual(
    exercises.map(() => true),
  )
  const once = exercises.flatMap(({ id }) => [`save ${id}`, `check ${id}`])
  expect(Object.fromEntries(arrived)).toEqual(Object.fromEntries([...once, 'finish'].map((name) => [name, 1])))
})

test('what came back while the exercises are on the screen shows there', async ({ page, context, request }) => {
  const { email } = await enrolStudentAtPlaces(request)
  await openChapter(page, email)
  await loseConnection(page, context)
  await fill(page, first.right)
  await button(page, 'Verify').click()
  await expect(main(page).getByText(/will be checked when the connection returns/)).toBeVisible()
  await page.reload()
  await expect(button(page, 'Next')).toBeVisible()
  await context.setOffline(false)
  await expect(main(page).getByText('Right!', { exact: true })).toBeVisible()
})

test('signing out removes everything, and another user of the device sees nothing of it', async ({
  page,
  context,
  request,
}) => {
  const [one, other] = [await enrolStudentAtPlaces(request), await enrolStudentAtPlaces(request)]
  await openChapter(page, one.email)
  const lesson = page.url()
  await expect.poll(() => keptMedia(page)).not.toEqual([])
  const second = await context.newPage()
  await withoutTours(second)
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: /^Menu of/ }).click()
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .click()
  await expect(page).toHaveURL(/\/login/)
  await expect(second).toHaveURL(/\/login/)
  await expect.poll(() => keptReads(second)).toEqual([])
  await expect.poll(() => keptMedia(second)).toEqual([])

  await signIn(page, other.email)
  await expectKept(page, /\/me\/dashboard/)
  await loseConnection(page, context)
  await page.goto(lesson)
  await expect(heading(page, 'Not on this device yet')).toBeVisible()
  await expect(page.getByText(first.title)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('the banner covers neither the way out of a lesson nor Verify', async ({ page, context, request }) => {
    await openLesson(page, (await enrolStudentAtPlaces(request)).email)
    await loseConnection(page, context)
    await expect(button(page, 'Verify')).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Leave the exercises' }).click()
    await expect(heading(page, 'Books')).toBeVisible()
  })
})

test('what the browser has evicted comes from the school again', async ({ page, request }) => {
  const { email } = await enrolStudentAtPlaces(request)
  await openChapter(page, email)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    indexedDB.deleteDatabase('the-house')
  })
  await page.reload()
  await expect(heading(page, first.title)).toBeVisible()
  await fill(page, first.right)
  await button(page, 'Verify').click()
  await expect(main(page).getByText('Right!', { exact: true })).toBeVisible()
  await expectKept(page, /\/exercises\?topic_id=/)
})

test('an answer that was saved, but not verified, is still there without a connection', async ({
  page,
  context,
  request,
}) => {
  const { email } = await enrolStudentAtPlaces(request)
  await openChapter(page, email)
  await fill(page, first.right)
  await expect(main(page).getByText(/^Saved/)).toBeVisible()
  await loseConnection(page, context)
  await page.reload()
  await expect(heading(page, first.title)).toBeVisible()
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(button(page, 'Verify')).toBeEnabled()
})

test('each visit without a connection has a nonce of its own, in the policy and in the page', async ({
  page,
  context,
  request,
}) => {
  const { email } = await enrolStudentAtPlaces(request)
  await openChapter(page, email)
  await context.setOffline(true)
  const nonces: string[] = []
  for (const path of ['/dashboard', '/the-magic-formula/books']) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy).toContain("object-src 'none'")
    expect(await page.locator('meta[name=csp-nonce]').getAttribute('content')).toBe(nonce)
    nonces.push(nonce)
  }
  expect(new Set(nonces).size).toBe(2)
})

test('a timed test says that it needs a connection, and the screens that are not here lead to what is', async ({
  page,
  context,
  request,
}) => {
  const { email } = await enrolStudentAtPlaces(request)
  await openChapter(page, email)
  await loseConnection(page, context)
  await page.goto('/test/1')
  await expect(heading(page, 'A test needs a connection')).toBeVisible()
  await page.goto('/partner')
  await expect(heading(page, 'Not on this device yet')).toBeVisible()
  await main(page).getByRole('link', { name: 'Go on with your chapter' }).click()
  await expect(heading(page, first.title)).toBeVisible()
})

test('a chapter is taken along from the profile before it was opened, and removed again', async ({
  page,
  context,
  request,
}) => {
  const { email } = await enrolStudentAtPlaces(request)
  await signIn(page, email)
  await workerReady(page)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Without a connection' })
  await section.getByRole('button', { name: 'Take this chapter along' }).click()
  await expect(section.getByText('All that is open of it is on this device')).toBeVisible()
  await expectKept(page, /\/exercises\?topic_id=/)
  expect((await keptMedia(page)).some((path) => path.endsWith('.mp3'))).toBe(true)
  await context.setOffline(true)
  await page.goto(`/the-magic-formula/chapter/${places.chapter}/choose`)
  await expect(heading(page, first.title)).toBeVisible()

  await context.setOffline(false)
  await page.goto('/profile')
  await section.getByRole('button', { name: 'Remove what is kept' }).click()
  await expect(section.getByText('Not on this device')).toBeVisible()
  await expect.poll(() => keptMedia(page)).toEqual([])
})
