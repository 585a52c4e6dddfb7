import type { Page } from '@playwright/test'
import { errands } from '../faults/errands.ts'
import { expect, test } from '../faults/test.ts'
import type { Fault } from '../faults/way.ts'

const api = '/api/v1'
const generic = 'Oorreu um erro, nossa já foi informada e vai analisar o problema...'
const lost = 'There is no connection to the school. Check your internet and try again.'
const tooLarge = /^File to large, maximum size\s+100MB$/
const message = 'The school is closed for a day.'

const read = `GET ${api}/me/books`
const send = `POST ${api}/session/forgot_password`
const save = `PUT ${api}/tests/*/answer_alternatives`
const valid = `POST ${api}/register/valide`

type Row = [
  situation: string,
  errand: keyof typeof errands,
  call: string,
  fault: Fault,
  /** What the user reads; null: the errand's own end says it. */
  words: string | RegExp | null,
]

/** The error catalogue: each of its rows, as far as its screen exists, and what the network does beside. */
const catalogue: Row[] = [
  ['401', 'returning', read, { status: 401, body: { token: 'session.required' } }, /Your session has ended/],
  ['413 of the school', 'sending', send, { status: 413, body: { token: 'tooLarge' } }, tooLarge],
  ['413 of a server on the way', 'sending', send, { status: 413, text: '<h1>Too Large</h1>' }, tooLarge],
  ...[412, 404, 500].flatMap((status): Row[] => [
    [`${status} with a message`, 'sending', send, { status, body: { message, token: 'notFound' } }, message],
    [`${status} with a token`, 'sending', send, { status, body: { token: 'unavailable' } }, /^The school cannot answer/],
    [`${status} with an unknown token`, 'sending', send, { status, body: { token: 'no.such' } }, generic],
    [`${status} with neither`, 'sending', send, { status, body: {} }, generic],
    [`${status} on a read`, 'reading', read, { status, body: { message } }, message],
  ]),
  ['444 on code validation', 'otherCode', valid, { status: 444, body: { token: 'register.otherCode' } }, null],
  ['another status', 'reading', read, { status: 418, body: {} }, generic],
  ['another status with a message', 'sending', send, { status: 418, body: { message } }, message],
  ['sign-in failure', 'signingIn', `POST ${api}/session`, { status: 412, body: { token: 'session.invalid' } }, 'User or password invalid.'],
  ['sign-in failure of another server', 'signingIn', `POST ${api}/session`, { status: 401, body: {} }, 'User or password invalid.'],
  ['known message', 'registering', valid, { status: 412, body: { token: 'register.registered' } }, 'Usuário já registrado'],
  ['change-code token failure', 'movingCode', `POST ${api}/session/change_code_token`, { status: 500, body: {} }, generic],
  ['403', 'movingUnit', `POST ${api}/session/change_unity`, { status: 403, body: { token: 'access.denied' } }, 'This is not open to your profile.'],
  ['409', 'movingUnit', `POST ${api}/session/change_unity`, { status: 409, body: { token: 'conflict' } }, /^Somebody else has changed this/],
  ['429 that says how long', 'sending', send, { status: 429, body: { token: 'tooMany' }, headers: { 'retry-after': '30' } }, /Try again in 30 seconds\.$/],
  ['429 that does not', 'sending', send, { status: 429, text: '' }, /Wait a minute and try again\.$/],
  ['503', 'reading', read, { status: 503, body: { token: 'unavailable' }, headers: { 'retry-after': '2' } }, /^The school cannot answer/],
  ['502 of a server on the way', 'reading', read, { status: 502, text: '<h1>Bad gateway</h1>' }, generic],
  ['an empty refusal', 'reading', read, { status: 500, text: '' }, generic],
  ['a page in place of data', 'reading', read, { status: 200, text: '<h1>Welcome to the hotel</h1>' }, lost],
  ['nothing in place of data', 'reading', read, { status: 200, text: '' }, lost],
  ['broken data', 'reading', read, { status: 200, text: '{"content": [' }, lost],
  ['time-out', 'reading', read, 'hangs', 'The school took too long to answer. Try again.'],
  ['no network on a read', 'reading', read, 'breaks', lost],
  ['no network in mid-answer', 'reading', read, 'breaks half way', lost],
  ['no network on a form', 'sending', send, 'breaks', lost],
  ['no network at sign-in', 'signingIn', `POST ${api}/session`, 'breaks', lost],
  ['no network on a change of unit', 'movingUnit', `POST ${api}/session/change_unity`, 'breaks', lost],
  ['no network on an answer', 'answering', save, 'breaks', /Offline\. Kept on this device/],
  ['503 on an answer', 'answering', save, { status: 503, body: { token: 'unavailable' } }, /Offline\. Kept on this device/],
  ['429 on an answer', 'answering', save, { status: 429, body: {}, headers: { 'retry-after': '3' } }, /Offline\. Kept on this device/],
  ['412 on an answer', 'changing', save, { status: 412, body: { token: 'test.expired' } }, /The time was over before this answer arrived/],
  ['a part of the page that is missing', 'walking', 'GET /assets/books-screen-*', { status: 404, body: {} }, /This part of the page could not be loaded/],
  ['a dialog that does not come', 'choosingPicture', 'GET /assets/picture-dialog-*', 'breaks', /This part of the page could not be loaded/],
  ['a dialog that is missing', 'countingDollars', 'GET /assets/shelves-*', { status: 404, body: {} }, /This part of the page could not be loaded/],
  ['the words of a screen that are missing', 'walking', 'GET /assets/lesson-en-*', { status: 404, body: {} }, /This part of the page could not be loaded/],
  ['the words of a screen without a network', 'walking', 'GET /assets/lesson-en-*', 'breaks', /This part of the page could not be loaded/],
  ['a part of the page that is another page', 'walking', 'GET /assets/books-screen-*', { status: 200, text: '<h1>Welcome to the hotel</h1>' }, /This part of the page could not be loaded/],
  ['a part of the page without a network', 'walking', 'GET /assets/books-screen-*', 'breaks', /This part of the page could not be loaded/],
] // prettier-ignore

/** Nothing on the page says any more that something is under way. */
async function isAtRest(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('progressbar', { includeHidden: true }).and(page.locator(':not([value])'))).toHaveCount(0)
}

for (const [situation, errand, call, fault, words] of catalogue)
  test(`${situation} (${errand}): told as specified, nothing spins, and it works again after`, async ({
    page,
    way,
  }) => {
    const { before, does, again } = errands[errand]
    await before(page)
    way.fault(call, fault)
    await does(page)
    // The client waits 20 seconds for an answer.
    if (words) await expect(page.getByText(words).first()).toBeVisible({ timeout: 30_000 })
    await isAtRest(page)
    expect(way.count(call)).toBeGreaterThan(0)
    way.mend()
    await again(page)
  })

test('two refusals at once end the session once, and say so once', async ({ page, way }) => {
  await errands.returning.before(page)
  const ended = { status: 401, body: { token: 'session.required' } }
  way.fault(`GET ${api}/me/books`, ended)
  way.fault(`GET ${api}/books/*/chapters`, ended)
  way.fault(`GET ${api}/chapters/*`, ended)
  await errands.returning.does(page)
  await expect(page.getByText(/Your session has ended/)).toHaveCount(1)
  way.mend()
  await errands.returning.again(page)
})

test('without any network the open page says so, and goes on once it is back', async ({ page, context }) => {
  await errands.reading.before(page)
  await page.goto('/the-magic-formula/books')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/You are offline/)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible()
})
