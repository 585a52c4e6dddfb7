import { choose, make, save } from '../../building/forms.ts'
import { expect, test } from '../../harness/test.ts'
import { heading, signIn } from '../../lesson/steps.ts'

test('an administrator adds a topic and its content to a chapter, and a student reads it', async ({
  page,
  browser,
  server,
}) => {
  // Two users, and one form for each step.
  test.slow()
  await signIn(page, 'admin')
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Chapters', exact: true }).click()
  await expect(heading(page, 'Chapters')).toBeFocused()

  await make(page, 'topics', async () => {
    await choose(page, 'Chapter', 'The Front Door')
    await page.getByLabel('Name', { exact: true }).fill('The letter box')
    await page.getByLabel('Type').selectOption('Content')
    await page.getByRole('switch', { name: 'Published' }).click()
  })
  await make(page, 'contents', async () => {
    await choose(page, 'Topic', 'The letter box')
    await page.getByLabel('Subject').fill('What comes through the door')
    await page.getByRole('textbox', { name: 'Text' }).fill('A letter, and the cold.')
    await page.getByRole('switch', { name: 'Published' }).click()
  })

  const student = await browser.newPage({ baseURL: server.url })
  await student.addInitScript(() => localStorage.setItem('the-house.tours', 'false'))
  await signIn(student)
  const topics = await student.evaluate(async () => {
    const token = localStorage.getItem('the-house.token') ?? ''
    const answer = await fetch('/api/v1/chapters/1/topics', { headers: { authorization: token } })
    const { content }: { content: { id: number; name: string }[] } = await answer.json()
    return content
  })
  const made = topics.find(({ name }) => name === 'The letter box')
  if (!made) throw new Error('The student does not see the topic')
  await student.goto(`/the-magic-formula/chapter/1/the-letter-box/${made.id}`)
  await expect(heading(student, 'What comes through the door')).toBeVisible()
  await student.close()
})

test('what is removed goes with what belongs to it, and comes back', async ({ page }) => {
  await signIn(page, 'admin', '/admin/segments?page=1')
  await make(page, 'segments', () => page.getByLabel('Name', { exact: true }).fill('Aardvarks'))
  await page.goto('/admin/segments?term=aardvarks')
  await page.getByRole('button', { name: 'Delete Aardvarks' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Nothing found for “aardvarks”')).toBeVisible()
  await page.goto('/admin/segments')
  await page.getByRole('switch', { name: 'Deleted' }).click()
  await page.getByRole('checkbox', { name: 'Select Aardvarks' }).click()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page.goto('/admin/segments?term=aardvarks')
  await expect(page.getByRole('link', { name: 'Aardvarks', exact: true })).toBeVisible()
})

test('the topics of a chapter are put in another order, the focus kept when what drags comes late', async ({
  page,
}) => {
  const { promise: late, resolve: come } = Promise.withResolvers<void>()
  await page.route(/\/sortable-rows-/, async (route) => {
    await late
    await route.continue()
  })
  await signIn(page, 'admin', '/admin/topics?chapter_id=1')
  const rows = page.getByRole('rowheader')
  const first = (await rows.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Change the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the order' })
  const down = dialog.getByRole('button', { name: `Move ${first} down` })
  await down.press('Enter')
  await expect(dialog.getByRole('listitem').nth(1)).toContainText(first)
  await expect(down).toBeFocused()
  come()
  await expect(dialog.getByRole('button', { name: `Drag ${first}` })).toBeEnabled()
  await expect(down).toBeFocused()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows.nth(1)).toHaveText(first)
})

test('a teacher changes a partner, but not for whom; an administrator does', async ({ page, browser, server }) => {
  await signIn(page, 'teacher')
  await make(page, 'partners', async () => {
    await choose(page, 'Segment', 'Travel')
    await page.getByLabel('Name', { exact: true }).fill('Bakery at the corner')
    await page.getByLabel('Address').pressSequentially('SPX')
    await expect(page.getByLabel('Address')).toHaveValue('SP')
    await expect(page.getByLabel('Phone')).toHaveCount(0)
  })
  const address = page.url()
  await page.getByLabel('Phone').fill('12')
  await page.getByLabel('Discount in per cent').fill('150')
  await save(page)
  await expect(page.getByText('Phone/Cellphone invalid')).toBeVisible()
  await page.getByLabel('Phone').fill('11987654321')
  await page.getByLabel('Discount in per cent').fill('15')
  await expect(page.getByRole('combobox', { name: 'Units' })).toHaveCount(0)
  await save(page)
  await expect(page).toHaveURL(/\/admin\/partners/)

  const office = await browser.newPage({ baseURL: server.url })
  await office.addInitScript(() => localStorage.setItem('the-house.tours', 'false'))
  await signIn(office, 'admin', address)
  await expect(office.getByRole('combobox', { name: 'Units' })).toBeVisible()
  await office.close()
})

test('of two who save at once the second sees what the first has changed', async ({ page, context }) => {
  await signIn(page, 'admin')
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/admin/books/1')
    await expect(one.getByLabel('Name', { exact: true })).toHaveValue(/Book 1/)
  }
  await other.getByLabel('Name', { exact: true }).fill('Book 1: Hers')
  await save(other)
  await expect(other).toHaveURL(/\/admin\/books$/)
  await page.getByLabel('Name', { exact: true }).fill('Book 1: Mine')
  await save(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText('Book 1: Hers')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect(page).toHaveURL(/\/admin\/books$/)
  await expect(page.getByRole('link', { name: 'Book 1: Mine', exact: true })).toBeVisible()
})

test('Back asks before a changed form is left, and goes where it would have gone', async ({ page }) => {
  await signIn(page, 'admin', '/admin/books')
  await page
    .getByRole('link', { name: /^Book 1/ })
    .first()
    .click()
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toHaveValue(/Book 1/)
  await name.fill('Book 1: half said')
  // Not goBack, which would wait for a page load.
  await page.evaluate(() => history.back())
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Book 1: half said')
  await expect(page).toHaveURL(/\/admin\/books\/\d+$/)
  await page.evaluate(() => history.back())
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/admin\/books$/)
})
