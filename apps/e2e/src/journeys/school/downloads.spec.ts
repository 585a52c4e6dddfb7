import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { phone } from '../../harness/devices.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { followMenu } from '../../lesson/menu.ts'
import { accounts, heading, signIn } from '../../lesson/steps.ts'

const everybody = Object.keys(accounts).filter((name): name is keyof typeof accounts => name in accounts)
const book = 'Book 1: Open the Door'
const files = '/download/books/1/downloads'
const recording = 'At the front door, to listen to'

const row = (page: Page, name: string) => page.getByRole('article', { name })
const press = (page: Page, name: string) => row(page, name).getByRole('button').click()

/** Throttles the download of the recording; returns a function that removes the throttle. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const browser = await page.context().newCDPSession(page)
  const pass = (downloadThroughput: number) =>
    browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    })
  await pass(4000)
  return () => pass(-1)
}

for (const who of everybody)
  test(`the ${who} finds the files of a book by the menu, and saves one under its name`, async ({ page }) => {
    await signIn(page, who)
    await followMenu(page, 'Downloads')
    await expect(heading(page, 'Downloads')).toBeFocused()
    await page.getByRole('main').getByRole('link', { name: book }).click()
    await expect(heading(page, book)).toBeFocused()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    const download = page.waitForEvent('download')
    await press(page, 'Forty verbs that go their own way')
    expect((await download).suggestedFilename()).toBe('Forty verbs.txt')
    expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^FORTY VERBS/)
    await expect(row(page, 'Forty verbs that go their own way').getByText('Downloaded')).toBeVisible()
  })

test('a visitor gets no file without signing in', async ({ page }) => {
  await page.goto(files)
  await expect(page).toHaveURL(/\/login$/)
  for (const path of ['books/1/archives', 'archives/1/download'])
    expect((await page.request.get(`/api/v1/${path}`)).status()).toBe(401)
})

test('a file whose name has letters of all kinds keeps them', async ({ page }) => {
  await signIn(page, 'student', '/download/books/2/downloads')
  const download = page.waitForEvent('download')
  await press(page, 'A diary for seven days')
  expect((await download).suggestedFilename()).toBe('Diário de sete dias – a diary.txt')
})

test('several files come at once', async ({ page }) => {
  await signIn(page, 'student', files)
  const kept: string[] = []
  page.on('download', (download) => kept.push(download.suggestedFilename()))
  for (const name of ['The plan of your house', recording, 'Cards to cut out']) await press(page, name)
  await expect
    .poll(() => kept.toSorted())
    .toEqual(['At the front door.mp3', 'Cards to cut out.zip', 'The plan of your house.pdf'])
})

test('what takes its time says how far it is, is given up, and comes when it is wanted again', async ({ page }) => {
  await signIn(page, 'student', files)
  await expect(row(page, recording)).toBeVisible()
  // What an idle page loads would share the slow line.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const speedUp = await slowDown(page)
  await press(page, recording)
  await expect(row(page, recording).getByRole('progressbar')).toHaveAttribute('value', /^[1-9]\d?$/)
  await expect(row(page, recording).getByRole('status')).toContainText(/(25|50|75)% downloaded/)
  const gone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/download'))
  await row(page, recording).getByRole('button', { name: 'Cancel' }).press('Enter')
  await gone
  await expect(row(page, recording).getByRole('button', { name: 'Download' })).toBeFocused()
  await expect(row(page, recording).getByRole('progressbar')).toHaveCount(0)
  await speedUp()
  const download = page.waitForEvent('download')
  await press(page, recording)
  expect((await download).suggestedFilename()).toBe('At the front door.mp3')
})

test('a file that does not come gives its button back, and says nothing', async ({ page }) => {
  await signIn(page, 'student', files)
  await page.route('**/archives/*/download', (route) => route.fulfill({ status: 500, json: { token: 'internal' } }))
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/download'))
  await press(page, recording)
  await refused
  await expect(row(page, recording).getByRole('button')).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('files that do not come lead back to the books', async ({ page }) => {
  await signIn(page, 'student', '/download/books/99/downloads')
  await expect(page).toHaveURL(/\/download\/books$/)
  await expect(heading(page, 'Downloads')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a file opens in a new tab, by an address that needs nothing else', async ({ page, context }) => {
    await signIn(page, 'student', files)
    const link = row(page, 'The plan of your house').getByRole('link', { name: /opens in a new tab/ })
    const address = (await link.getAttribute('href')) ?? ''
    const answer = await page.request.get(address)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="The plan of your house.pdf"',
    })
    const opened = context.waitForEvent('page')
    await link.click()
    await opened
    await expect(page).toHaveURL(new RegExp(`${files}$`))
  })
})
