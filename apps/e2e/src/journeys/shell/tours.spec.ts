import type { Page } from '@playwright/test'
import { phone } from '../../harness/devices.ts'
import { expectAccessible, expectNoClipping, lookLike, looks } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { screens } from '../../harness/screens.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { enter, heading, openPlaces, signIn } from '../../lesson/steps.ts'

test.use({ tours: true })

/** Longer than the delay of any tour and the loading of its chunks. */
const longMs = 4000
const popover = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'End the tour' }) })
const offer = (page: Page) => page.getByRole('button', { name: 'Show me around', exact: true })
const help = (page: Page) => page.getByRole('button', { name: 'Help', exact: true })

const next = (page: Page) => popover(page).getByRole('button', { name: 'Next' })

/** Walks to the end; returns the titles of the steps. */
async function walk(page: Page): Promise<string[]> {
  const titles: string[] = []
  for (;;) {
    const title = popover(page).getByRole('heading')
    await expect(title).not.toHaveText(titles.at(-1) ?? '')
    titles.push((await title.textContent()) ?? '')
    await expect(popover(page).getByRole('button', { name: /^(Next|Done)$/ })).toBeFocused()
    const last = await popover(page).getByRole('button', { name: 'Done' }).isVisible()
    await page.keyboard.press('Enter')
    if (last) return titles
  }
}

/** Expects that no tour is offered and none starts, after enough time for it. */
async function expectNone(page: Page) {
  const coming = offer(page).or(popover(page)).waitFor({ timeout: longMs })
  await expect(coming).rejects.toThrow(/Timeout/)
}

test('a tour is offered without a dialog; taken, it shows every stop once and gives the focus to Help', async ({
  page,
}) => {
  await page.goto('/login')
  await enter(page)
  await expect(offer(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(popover(page)).toHaveCount(0)
  await offer(page).click()
  expect(await walk(page)).toEqual([
    'Your way on',
    'What you have earned',
    'The rooms of the house',
    'News for you',
    'Lost?',
  ])
  await expect(popover(page)).toHaveCount(0)
  await expect(help(page)).toBeFocused()
  await page.reload()
  await expect(heading(page, 'The House News')).toBeVisible()
  await expectNone(page)
})

test('an offer covers nothing of the screen', async ({ page }) => {
  await signIn(page)
  await expect(offer(page)).toBeVisible()
  const [bar, hint] = [await page.getByRole('banner').boundingBox(), await offer(page).boundingBox()]
  if (!bar || !hint) throw new Error('The offer has no place')
  expect(hint.y).toBeGreaterThanOrEqual(bar.y)
  expect(hint.y + hint.height).toBeLessThanOrEqual(bar.y + bar.height)
})

test('an offer is dismissed for good, and help starts the tour all the same', async ({ page }) => {
  await signIn(page)
  await page.getByRole('button', { name: 'No, thank you' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(help(page)).toBeFocused()
  await page.reload()
  await expect(heading(page, 'The House News')).toBeVisible()
  await expectNone(page)
  await help(page).click()
  await expect(popover(page)).toContainText('1 of 5')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(popover(page)).toContainText('2 of 5')
  await expect(next(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(popover(page)).toContainText('1 of 5')
  await page.keyboard.press('Escape')
  await expect(help(page)).toBeFocused()
})

test('help clears what was seen of every screen', async ({ page }) => {
  await signIn(page)
  await offer(page).click()
  await expect(popover(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/the-magic-formula/books')
  await offer(page).click()
  expect(await walk(page)).toHaveLength(3)
  await help(page).click()
  await page.keyboard.press('Escape')
  await page.goto('/dashboard')
  await expect(offer(page)).toBeVisible()
})

test('a teacher is shown around in fewer stops', async ({ page }) => {
  await signIn(page, 'teacher')
  await offer(page).click()
  expect(await walk(page)).toEqual(['The rooms of the house', 'News for you', 'Lost?'])
})

test('the tutorial starts the tour of the exercises', async ({ page }) => {
  await signIn(page)
  await openPlaces(page)
  await page.goto('/tutorial')
  await page.getByRole('link', { name: 'Tour: Exercises' }).click()
  expect(await walk(page)).toEqual([
    'The topics of the chapter',
    'Every exercise at a glance',
    'Answer, then Verify',
    'Quick with the keyboard',
  ])
})

/** Asks for help on each screen, and expects a tour of at least one stop there. */
async function expectTours(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await navigate(page, path)
    await help(page).click()
    await expect(popover(page), path).toContainText(/1 of \d/)
    await page.keyboard.press('Escape')
    await expect(popover(page), path).toHaveCount(0)
  }
}

test('help shows a student around on every screen', async ({ page }) => {
  test.slow()
  await signIn(page)
  await openPlaces(page)
  await expectTours(
    page,
    Object.values(screens).filter((path) => path !== screens['not found']),
  )
})

test('help shows staff around on lists, forms and tasks', async ({ page }) => {
  test.slow()
  await signIn(page, 'admin')
  await expectTours(page, [
    '/meets',
    '/admin/books',
    '/admin/books/new',
    '/admin/books/1',
    '/admin/books/1/history',
    '/admin/tests',
    '/admin/people',
    '/admin/people/1',
    '/admin/correct-exercises',
    '/admin/objections',
    '/admin/messages',
    '/admin/messages/new',
    '/admin/reports',
    '/admin/exercises/import',
  ])
})

for (const look of looks)
  test(`a stop breaks no rule of axe and fits (${look.language}, ${look.mode})`, async ({ page }) => {
    await lookLike(page, look)
    await signIn(page)
    const show = page.getByRole('button', { name: /^(Show me around|Conheça esta tela)$/ })
    await show.waitFor()
    await expectAccessible(page, 'the offer')
    await expectNoClipping(page, 'the offer')
    await show.click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'the first stop')
  })

test.describe('on a phone', () => {
  test.use(phone)

  test('no tour comes, nor help', async ({ page }) => {
    await signIn(page)
    await expect(heading(page, 'The House News')).toBeVisible()
    await expectNone(page)
    await expect(help(page)).toBeHidden()
  })
})
