import type { Browser, Page } from '@playwright/test'
import { enrolPerson, units } from '../../access/own-person.ts'
import { addChapters, addTopics, chooseInRow, row, writeContent } from '../../building/studio.ts'
import { ApiClient } from '../../flows/api-client.ts'
import { expect, test, withoutTours } from '../../harness/test.ts'
import { accounts, button, heading, password, signIn, type Email } from '../../lesson/steps.ts'

/** Opens the portal as another user, in a browser context of its own. */
async function opened(browser: Browser, baseURL: string, who: 'student' | 'autodidact' | Email, path: string) {
  const page = await browser.newPage({ baseURL })
  await withoutTours(page)
  await signIn(page, who, path)
  return page
}

/** Adds a chapter of one content to the book that is open in the studio. */
async function addChapter(page: Page, name: string) {
  await addChapters(page, [name])
  await addTopics(page, new RegExp(name), [`Story of ${name}`], 'Content')
  await writeContent(page, new RegExp(`Story of ${name}`), { subject: `In ${name}`, text: 'Dust, and a letter.' })
}

async function moveTo(page: Page, name: string, place: string) {
  await chooseInRow(page, new RegExp(`^${name}`), 'Move to…')
  const dialog = page.getByRole('dialog', { name: `Move “${name}”` })
  await dialog.getByLabel('Place').selectOption(place)
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** A chapter in the list of its book. */
const chapter = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Says yes to a question, and returns what it has said of students. */
async function confirm(page: Page, question: string, yes: string): Promise<string> {
  const dialog = page.getByRole('alertdialog', { name: question })
  await expect(dialog).toBeVisible()
  const said = await dialog.innerText()
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await expect(dialog).toBeHidden()
  return said
}

/** Finishes the set that is open, from its last exercise. */
async function finishSet(student: Page) {
  await student.getByRole('button', { name: /^Exercise (\d+) of \1/ }).click()
  await button(student, 'Skip').click()
  await student.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
}

test('a chapter that is inserted, and a drag back, lead students on, and nothing concluded is lost', async ({
  page,
  browser,
  server,
  request,
}) => {
  test.slow()
  // Somebody who has concluded chapters 1 to 4 and has not begun the next one.
  const newcomer = await enrolPerson(request, { chapter: 5 })
  await signIn(page, 'admin', '/admin/course?book=1')
  await addChapter(page, 'The Lift')
  await moveTo(page, 'The Lift', 'After “The Living Room”')
  await chooseInRow(page, /^The Lift/, 'Publish')
  expect(await confirm(page, 'Publish “The Lift”?', 'Publish')).toMatch(/\d+ students? moves? on to another chapter/)
  await expect(row(page, /^The Lift/)).not.toContainText('Draft')

  const other = await opened(browser, server.url, newcomer.email, '/dashboard')
  await expect(other.getByRole('main')).toContainText('The Lift')

  // The student of the demonstration finishes chapter 4.
  const client = new ApiClient(server.url)
  await client.signIn(accounts.student, password)
  const last = await client.doUpToTheLast(4)
  const student = await opened(browser, server.url, 'student', `/the-magic-formula/chapter/4/e/last/${last.id}`)
  await student.getByRole('dialog').getByRole('button', { name: 'I agree' }).click()
  await student.getByRole('radio').first().check()
  await button(student, 'Verify').click()
  await finishSet(student)
  await expect(student.getByRole('main')).toContainText('Chapter 5, The Lift')
  await button(student, 'Continue').click()
  await expect(heading(student, 'In The Lift')).toBeVisible()
  await student.goto('/the-magic-formula/books')
  await expect(chapter(student, 'The Living Room')).toContainText('Concluded')

  // Dragging it to the end changes the way again; chapter 5 is The Stairs, as before.
  await moveTo(page, 'The Lift', 'At the end')
  expect(await confirm(page, 'Move “The Lift”?', 'Move')).toMatch(/\d+ students? moves? on to another chapter/)
  await other.goto('/the-magic-formula/books')
  await expect(chapter(other, 'The Stairs')).toContainText('You are here')
  await student.goto('/the-magic-formula/books')
  for (const name of ['The Living Room', 'The Lift']) await expect(chapter(student, name)).toContainText('Concluded')
})

/** Sets the day from which a chapter is open. */
async function openFrom(page: Page, name: string, day: string) {
  await row(page, new RegExp(`^${name}`)).click()
  const field = page.getByLabel('Opens on', { exact: true })
  await expect(field).toBeAttached()
  if (!(await field.isVisible())) await page.getByText('More', { exact: true }).click()
  await field.fill(day)
  await page.getByLabel('Time', { exact: true }).fill('08:00')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: `Undo: Changed “${name}”` })).toBeVisible()
}

/** Goes from the dashboard to what comes next, a content. */
async function goOnTo(learner: Page, content: string) {
  await learner.goto('/dashboard')
  await learner.getByRole('link', { name: 'Continue' }).click()
  await expect(heading(learner, content)).toBeVisible()
}

test('a third book reaches whoever has concluded the second, and a self-taught learner, each chapter on its day', async ({
  page,
  browser,
  server,
  request,
}) => {
  test.slow()
  await signIn(page, 'admin', '/admin/course?book=2')
  await addTopics(page, /^The Lights in the Evening/, ['The last letter'], 'Content')
  await writeContent(page, /^The last letter/, { subject: 'Good night', text: 'Every window is lit.' })
  await chooseInRow(page, /^The last letter/, 'Publish')
  await expect(row(page, /^The last letter/)).not.toContainText('Draft')

  const student = await enrolPerson(request, { chapter: 31 })
  const selfTaught = await enrolPerson(request, { profile: 'AUTODIDACT', unit: units.online, chapter: 31 })
  const learners: Page[] = []
  for (const { email } of [student, selfTaught]) {
    const learner = await opened(browser, server.url, email, '/dashboard')
    learners.push(learner)
    await goOnTo(learner, 'Good night')
    await learner.goto('/dashboard')
    await expect(heading(learner, 'The end of the course').or(learner.getByText('every chapter'))).toBeVisible()
  }

  await page.getByRole('button', { name: 'Add book' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add book' })
  await dialog.getByLabel('Name of the book').fill('Book 3: The Roof')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(row(page, /^Book 3/)).toBeVisible()
  await addChapter(page, 'The Chimney')
  await addChapter(page, 'The Stars')
  await openFrom(page, 'The Stars', '31/12/2999')
  await chooseInRow(page, /^Book 3/, 'Publish')
  expect(await confirm(page, 'Publish “Book 3: The Roof”?', 'Publish')).toMatch(/\d+ students move on/)

  for (const learner of learners) {
    await goOnTo(learner, 'In The Chimney')
    await learner.goto('/dashboard')
    await expect(learner.getByRole('main')).toContainText('The Stars opens on 31/12/2999')
  }
  await openFrom(page, 'The Stars', '01/01/2020')
  for (const learner of learners) await goOnTo(learner, 'In The Stars')
})
