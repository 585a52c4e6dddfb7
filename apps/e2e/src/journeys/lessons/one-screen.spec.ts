import type { Locator, Page } from '@playwright/test'
import { ApiClient } from '../../flows/api-client.ts'
import { addressOfPlace } from '../../flows/test.ts'
import { phone } from '../../harness/devices.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { accounts, heading, password, storeSession } from '../../lesson/steps.ts'

const phones = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]
/** The share of the visible height within which the first answer has to end. */
const upper = 0.6

/** The first of what an exercise is answered by: a card, a letter, a blank, a select, a text. */
const firstAnswer = (page: Page): Locator =>
  page.locator('article fieldset').locator('input, select, textarea, [translate=no] button, li button').first()

/** Skip, and Verify: Next where a topic marks all of its exercises at its end. */
const actions = (page: Page): Locator => page.getByRole('region', { name: 'Exercise actions' }).getByRole('button')

/** Where an element ends (a text area its second line), as a share of the visible height; null where it is covered. */
const endOf = (part: Locator): Promise<number | null> =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const { paddingTop, lineHeight } = getComputedStyle(element)
    const lines = Number.parseFloat(paddingTop) + 2 * Number.parseFloat(lineHeight)
    const end = element.matches('textarea') ? top + lines : bottom
    const seen = document.elementFromPoint((left + right) / 2, end - 6)
    const owner = element.closest('label') ?? element
    return seen && owner.contains(seen) ? end / innerHeight : null
  })

/** What is not where a student sees it at once. */
async function misplaced(page: Page): Promise<string[]> {
  const found: string[] = []
  const first = await endOf(firstAnswer(page))
  if (first === null || first > upper) found.push(`the first answer: ${first?.toFixed(2) ?? 'covered'}`)
  for (const action of await actions(page).all()) {
    const end = await endOf(action)
    if (end === null || end > 1) found.push(`${await action.textContent()}: ${end?.toFixed(2) ?? 'covered'}`)
  }
  return found
}

/** Reports every place that is wrong, not the first alone; what is being laid out gets its place within a moment. */
const softly = expect.configure({ soft: true, timeout: 3000 })

/** Opens each exercise that an account of the school can open, one after the other in one page. */
async function walk(page: Page, url: string, look: (name: string) => Promise<void>) {
  const caller = new ApiClient(url)
  const { user } = await caller.signIn(accounts.admin, password)
  const places = (await caller.places()).filter(({ topic }) => topic.type === 'EXERCISE')
  await storeSession(page, accounts.admin)
  await page.addInitScript(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, 'yes')
    },
    places.map(({ chapter }) => `the-house.agreed.${user.id}.${chapter}`),
  )
  await page.goto('/the-magic-formula/books')
  let seen = 0
  for (const place of places) {
    const { exercises } = await caller.fresh(place)
    for (const { id, title, type } of exercises) {
      await navigate(page, `${addressOfPlace(place)}?exercise=${id}`)
      await heading(page, title).waitFor({ state: 'attached' })
      await firstAnswer(page).waitFor()
      await look(`${type} ${id} '${title}'`)
      seen += 1
    }
  }
  return seen
}

test.describe('on a phone', () => {
  test.use(phone)

  test('every exercise shows its first answer in the upper 60 %, and Skip and Verify without a scroll', async ({
    page,
    school,
  }) => {
    test.slow()
    const seen = await walk(page, school.url, async (name) => {
      for (const size of phones) {
        await page.setViewportSize(size)
        await expect(actions(page)).toHaveCount(2)
        await softly.poll(() => misplaced(page), `${name} at ${size.width}`).toEqual([])
      }
    })
    expect(seen).toBeGreaterThan(100)
  })
})
