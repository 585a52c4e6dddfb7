import type { Page } from '@playwright/test'
import { phone } from '../../harness/devices.ts'
import { waitForIdle } from '../../harness/accessibility.ts'
import { shiftOf } from '../../harness/shift.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { heading, signIn, type accounts } from '../../lesson/steps.ts'

type Account = keyof typeof accounts
const dashboardCall = '/me/dashboard'
const workCall = '/me/work'
/** What the cards would read one by one. */
const partCalls = ['/me/next', '/me/tribe', '/me/my_classes', '/news']

/** The cards of each role, from the specification; a card is identified by its heading. */
const everybody = {
  cards: ['My House', /^Chapter \d+$/, 'My dollars', 'Tests', 'Speaking', 'New in the house?', 'The House News'],
  calls: [dashboardCall],
}
/** What those who work at the school have above them. */
const staff = {
  cards: [...everybody.cards, 'What waits', 'Your classes today', 'Your own course'],
  calls: [...everybody.calls, workCall],
}
const table: { who: Account; cards: (string | RegExp)[]; calls: string[] }[] = [
  {
    who: 'student',
    cards: [...everybody.cards, 'Lantern', 'My classes this week'],
    calls: everybody.calls,
  },
  { who: 'teacher', ...staff },
  { who: 'autodidact', ...everybody },
  { who: 'admin', ...staff, cards: [...staff.cards, 'Build a chapter'] },
]

/** Records the paths that the cards of the dashboard request from here on. */
function watchCalls(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api/v1', '')
    if ([dashboardCall, workCall, ...partCalls].includes(path)) asked.push(path)
  })
  return asked
}

const cardTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true })

for (const { who, cards, calls } of table)
  test(`the dashboard of the ${who} holds the cards of the role, and asks for them in one call`, async ({ page }) => {
    const asked = watchCalls(page)
    await signIn(page, who)
    await waitForIdle(page)
    for (const card of cards) await expect(page.getByRole('heading', { level: 2, name: card })).toBeVisible()
    await expect(cardTitles(page)).toHaveCount(cards.length)
    expect(asked.toSorted()).toEqual(calls.toSorted())
  })

test('the dollars open their ledger, and Escape leads back to them', async ({ page }) => {
  await signIn(page)
  const opener = page.getByRole('button', { name: 'My dollars' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'My dollars' })
  await expect(dialog.getByRole('listitem').first()).toContainText(/\d\d\/\d\d\/\d{4}.*[+−-]\d+$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the hint of the tutorial stays away once it was put away', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Hide this hint' }).click()
  await expect(heading(page, 'New in the house?')).toHaveCount(0)
  await page.reload()
  await expect(heading(page, 'The House News')).toBeVisible()
  await expect(heading(page, 'New in the house?')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('no card moves another while they load', async ({ page }) => {
    await signIn(page)
    // Responses are held back until every skeleton is visible.
    const waiting = Promise.withResolvers<void>()
    await page.route('**/api/v1/**', async (route) => {
      await waiting.promise
      await route.continue()
    })
    // Nothing is kept on the device, as in some private windows: what is kept would show at once.
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
    await page.reload()
    await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible()
    waiting.resolve()
    await expect(heading(page, 'The House News')).toBeVisible()
    await waitForIdle(page)
    expect(await shiftOf(page)).toBeLessThan(0.05)
  })
})
