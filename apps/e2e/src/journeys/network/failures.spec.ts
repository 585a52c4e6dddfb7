import type { Page } from '@playwright/test'
import { scenarios } from '../../faults/scenarios.ts'
import { expect, test } from '../../faults/test.ts'
import type { Fault } from '../../faults/fault-proxy.ts'

const api = '/api/v1'
const read = `GET ${api}/me/books`
const save = `PUT ${api}/tests/*/answer_alternatives`
const missing = 'This part of the page could not be loaded'
const notFound = { status: 404, body: {} }
const hotel = { status: 200, text: '<h1>Welcome to the hotel</h1>' }

type Row = [
  situation: string,
  scenario: keyof typeof scenarios,
  call: string,
  fault: Fault,
  /** The message that the user reads. */
  words: string,
]

/**
 * The errors that only a real network and the built files show. The whole error catalogue is tested with the portal's
 * fake API: apps/portal/src/testing/faults.
 */
const catalogue: Row[] = [
  ['no network in mid-answer', 'reading', read, 'breaks half way', 'There is no connection to the school.'],
  ['no network on an answer', 'answering', save, 'breaks', 'Offline. Kept on this device'],
  ['a part of the page that is missing', 'walking', 'GET /assets/school-*', notFound, missing],
  ['a part of the page that is another page', 'walking', 'GET /assets/school-*', hotel, missing],
  ['a part of the page without a network', 'walking', 'GET /assets/school-*', 'breaks', missing],
  ['the words of a screen that are missing', 'walking', 'GET /assets/words-school-en-*', notFound, missing],
  ['the words of a screen without a network', 'walking', 'GET /assets/words-school-en-*', 'breaks', missing],
  ['a dialog that does not come', 'choosingPicture', 'GET /assets/picture-dialog-*', 'breaks', missing],
  ['a dialog that is missing', 'countingDollars', 'GET /assets/ledger-dialog-*', notFound, missing],
]

/** Waits until nothing on the page is busy. */
async function isAtRest(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { includeHidden: true }).and(page.locator(':not([value])'))).toHaveCount(0)
}

for (const [situation, scenario, call, fault, words] of catalogue)
  test(`${situation} (${scenario}): the specified message shows, nothing spins, and it works again after`, async ({
    page,
    faultProxy,
  }) => {
    const { before, does, again } = scenarios[scenario]
    await before(page)
    faultProxy.fault(call, fault)
    await does(page)
    await expect(page.getByText(words).first()).toBeVisible()
    await isAtRest(page)
    expect(faultProxy.count(call)).toBeGreaterThan(0)
    faultProxy.mend()
    await again(page)
  })

test('without any network the open page says so, and goes on once it is back', async ({ page, context }) => {
  await scenarios.reading.before(page)
  await page.goto('/the-magic-formula/books')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You are offline/)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible()
})
