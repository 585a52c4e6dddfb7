import type { Page } from '@playwright/test'
import { phone } from '../../harness/devices.ts'
import { expectAccessible, lookLike, looks } from '../../harness/accessibility.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { enter, heading, openPlaces, signIn } from '../../lesson/steps.ts'

test.use({ tours: true })

/** Longer than the delay of any tour and the loading of its chunks. */
const longMs = 4000
const popover = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'End the tour' }) })
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

/** Expects that no tour starts, after enough time for one. */
async function expectNone(page: Page) {
  const coming = popover(page).waitFor({ timeout: longMs })
  await expect(coming).rejects.toThrow(/Timeout/)
}

test('a tour starts by itself once, shows every stop, and gives the focus back', async ({ page }) => {
  await page.goto('/login')
  await enter(page)
  const focused = page.getByRole('heading', { level: 1 })
  await expect(popover(page)).toBeVisible()
  expect(await walk(page)).toEqual([
    'Your way on',
    'What you have earned',
    'The rooms of the house',
    'News for you',
    'Lost?',
  ])
  await expect(popover(page)).toHaveCount(0)
  await expect(focused).toBeFocused()
  await page.reload()
  await expect(heading(page, 'The House News')).toBeVisible()
  await expectNone(page)
})

test('Escape ends a tour for good, and help starts it again', async ({ page }) => {
  await signIn(page)
  await expect(popover(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popover(page)).toHaveCount(0)
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
  await expect(popover(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/the-magic-formula/books')
  expect(await walk(page)).toHaveLength(3)
  await help(page).click()
  await page.keyboard.press('Escape')
  await page.goto('/dashboard')
  await expect(popover(page)).toBeVisible()
})

test('a teacher is shown around in fewer stops', async ({ page }) => {
  await signIn(page, 'teacher')
  await expect(popover(page)).toBeVisible()
  expect(await walk(page)).toEqual(['The rooms of the house', 'News for you', 'Lost?'])
})

test('a tour gives way to a user who types, and to a dialog', async ({ page }) => {
  await signIn(page)
  await expect(popover(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Continue/ }).click()
  // The instructions of the chapter are shown first.
  await page.getByRole('dialog').getByRole('button', { name: 'I agree' }).waitFor()
  await expectNone(page)
  await page.goto('/the-magic-formula/books')
  await page.getByLabel('Book', { exact: true }).focus()
  await expectNone(page)
  await page.reload()
  await expect(popover(page)).toBeVisible()
})

test('the tutorial starts the tour of the exercises', async ({ page }) => {
  await signIn(page)
  await expect(popover(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await openPlaces(page)
  await page.goto('/tutorial')
  await walk(page)
  await page.getByRole('link', { name: 'Tour: Exercises' }).click()
  expect(await walk(page)).toEqual([
    'The topics of the chapter',
    'Every exercise at a glance',
    'Answer, then Verify',
    'Quick with the keyboard',
  ])
})

for (const look of looks)
  test(`a stop breaks no rule of axe and fits (${look.language}, ${look.mode})`, async ({ page }) => {
    await lookLike(page, look)
    await signIn(page)
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
