import type { Page } from '@playwright/test'
import { addChapters, addExercises, addTopics, chooseInRow, row } from '../../building/studio.ts'
import { expectAccessible, expectNoClipping, lookLike } from '../../harness/accessibility.ts'
import { expect, test } from '../../harness/test.ts'
import { heading, signIn } from '../../lesson/steps.ts'

test('an administrator builds a chapter on one screen, moves, copies, deletes and takes back', async ({ page }) => {
  test.slow()
  await signIn(page, 'admin')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Chapter studio' }).click()
  await expect(heading(page, 'Chapter studio')).toBeFocused()

  await addChapters(page, ['The Attic'])
  await addTopics(page, /The Attic/, ['Old boxes', 'Old letters'])
  await addExercises(page, /Old boxes/, ['What is in the box?', 'Whose hat is it?'])
  await expect(row(page, /Whose hat/)).toContainText('Draft')

  // Back in the tree by keyboard: the second exercise goes into the other topic, and comes back.
  await row(page, /Whose hat/).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('button', { name: 'Undo: Moved “Whose hat is it?”' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Taken back: Moved “Whose hat is it?”')).toBeVisible()
  await chooseInRow(page, /Whose hat/, 'Move to…')
  const dialog = page.getByRole('dialog', { name: 'Move “Whose hat is it?”' })
  await dialog.getByLabel('Into').selectOption('The Attic · Old letters')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toBeHidden()

  await chooseInRow(page, /Old boxes/, 'Copy')
  await expect(row(page, /^Old boxes/)).toHaveCount(2)
  await chooseInRow(page, /Old letters/, 'Delete')
  await expect(row(page, /Old letters/)).toHaveCount(0)
  await page.getByRole('listitem').getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, /Old letters/)).toBeVisible()

  await page.reload()
  await expect(row(page, /The Attic/)).toBeVisible()
})

test('what keeps a chapter from being published is listed, and each finding leads to its field', async ({ page }) => {
  await signIn(page, 'admin', '/admin/course')
  await addChapters(page, ['The Cellar'])
  await addTopics(page, /The Cellar/, ['Down the steps'])
  await chooseInRow(page, /The Cellar/, 'Publish')
  const panel = page.getByRole('region', { name: 'Check of “The Cellar”' })
  await expect(panel.getByRole('alert')).toHaveText(/Nothing was published/)
  await panel
    .getByRole('link', { name: /Down the steps/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Down the steps' })).toBeVisible()
  await expect(page).toHaveURL(/at=topics/)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/course/)
})

/** Renames the first chapter in place. */
async function rename(one: Page, name: string) {
  await row(one, /The Front Door/).focus()
  await one.keyboard.press('F2')
  await one.getByRole('tree').getByRole('textbox').fill(name)
  await one.keyboard.press('Enter')
}

test('of two administrators in one tree the second sees what the first has changed, and overwrites nothing', async ({
  page,
  context,
}) => {
  test.slow()
  await signIn(page, 'admin', '/admin/course?book=1&at=chapters/1')
  const other = await context.newPage()
  await other.goto('/admin/course?book=1&at=chapters/1')
  for (const one of [page, other]) await expect(row(one, /The Front Door/)).toBeVisible()
  await rename(other, 'The Front Door of hers')
  await expect(other.getByRole('button', { name: 'Undo: Changed “The Front Door”' })).toBeVisible()
  await rename(page, 'The Front Door of mine')
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else was faster' })).toContainText('Regina')
  await expect(row(page, /The Front Door of hers/)).toBeVisible()
})

test('it is used on a phone, step by step, and is accessible in both languages and modes', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'admin', '/admin/course')
  await row(page, /The Front Door/).click()
  await expect(page.getByRole('tree')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The Front Door' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the tree' }).click()
  await expect(page.getByRole('tree')).toBeVisible()
  for (const look of [
    { language: 'en', mode: 'light' },
    { language: 'pt', mode: 'dark' },
  ] as const) {
    await lookLike(page, look)
    await page.goto('/admin/course?book=1&at=chapters/1')
    await expect(page.locator('main form [type=submit]').first()).toBeVisible()
    await expectAccessible(page, `the form of a chapter in ${look.language}`)
    await expectNoClipping(page, `the form of a chapter in ${look.language}`)
    await page.goto('/admin/course?book=1')
    await expect(page.getByRole('tree')).toBeVisible()
    await expectAccessible(page, `the tree in ${look.language}`)
    await expectNoClipping(page, `the tree in ${look.language}`)
  }
})
