import { save, send } from '../../building/forms.ts'
import { picture as drawn } from '../../building/media.ts'
import { places } from '../../harness/places.ts'
import { expect, test } from '../../harness/test.ts'
import { besides, button, heading, openPlaces, signIn } from '../../lesson/steps.ts'

/** It has no picture of its own. */
const [, exercise] = places.exercises
const picture = { ...drawn, name: 'sunrise.png' }
const text = 'A living room with a lamp and a sofa'

test('an administrator finds the picture of an exercise, describes it, replaces it everywhere, which the student sees, and removes an unused one', async ({
  page,
  browser,
  server,
}) => {
  // Two users, and five screens of the administrator.
  test.slow()
  await signIn(page, 'admin', `/admin/exercises?topic_id=${places.topicId}`)
  await page.getByRole('link', { name: exercise.title, exact: true }).click()
  await send(page, 'Picture', picture)

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Media library' }).click()
  await expect(heading(page, 'Media library')).toBeFocused()
  await page.getByLabel('Kind').selectOption('Picture')
  await page.getByRole('searchbox').fill('sunrise')
  const files = page.getByRole('list', { name: 'Media library' })
  await expect(files.getByRole('listitem')).toHaveCount(1)
  await expect(page).toHaveURL(/\/admin\/media\?kind=image&search=sunrise$/)
  await expect(files.getByText('No alternative text in the library')).toBeVisible()
  await files.getByRole('link', { name: picture.name }).click()

  const uses = page.getByRole('list', { name: 'Where it is used' })
  await expect(uses.getByRole('link', { name: exercise.title })).toHaveAttribute('href', /^\/admin\/exercises\/\d+$/)
  await page.getByLabel('Alternative text').fill(text)
  await save(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Replace everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: `Replace ${picture.name}` })
  const wide = { name: 'table.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await dialog.locator('input[type=file]').setInputFiles(wide)
  await dialog.getByRole('button', { name: 'Replace in 1 place' }).click()
  await expect(heading(page, 'table.png')).toBeVisible()
  await expect(page.getByLabel('Alternative text')).toHaveValue(text)
  await expect(uses.getByRole('link', { name: exercise.title })).toBeVisible()

  const student = await besides(browser, server.url, 'student')
  await openPlaces(student)
  await button(student, 'Skip').click()
  await expect(heading(student, exercise.title)).toBeVisible()
  const shown = student.getByRole('button', { name: text })
  await expect(shown).toBeVisible()
  const widthOf = () => shown.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(widthOf).toBeGreaterThan(300)
  await student.context().close()

  const attic = { ...picture, name: 'attic.png' }
  await page.goto('/admin/partners/2')
  await send(page, 'Picture', attic)
  const field = page.getByRole('group', { name: 'Picture', exact: true })
  await field.getByRole('button', { name: 'Remove' }).click()
  await expect(field.getByRole('button', { name: 'Replace' })).toBeHidden()
  await page.goto('/admin/media?state=unused&search=attic')
  await page.getByRole('link', { name: attic.name }).click()
  await expect(page.getByText(/^It is kept until /)).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Nothing found for “attic”')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/media\?state=unused&search=attic$/)
})
