import type { Browser, Page } from '@playwright/test'
import { dismiss, handInCode, handInData, newPassword } from '../../access/steps.ts'
import { enrolPeople, expect, foundSchool, importSeries, test } from '../../building/founding.ts'
import { choose, make } from '../../building/forms.ts'
import type { EmptySchool } from '../../harness/empty-school.ts'
import { withoutTours } from '../../harness/test.ts'
import { button, heading } from '../../lesson/steps.ts'
import { eventOf } from '../../running/calendar.ts'
import { firstChapter, learn } from '../../running/learn.ts'
import { dayOf, nextMonday, rooms, seriesFile } from '../../running/week.ts'

const monday = nextMonday()
const weekOf = (path: string) => `${path}?view=list&start_week=${dayOf(monday)}`
const two = (index: number) => String(index).padStart(2, '0')

/** Two teachers and 28 students. */
const people = [
  'code,profile,unit,tribe,name,cpf,e-mail',
  'TEACH-01,teacher,Centro,,Laura Reed,,laura@example.com',
  'TEACH-02,teacher,Centro,,Marcos Lima,,marcos@example.com',
  ...Array.from({ length: 28 }, (_, index) => {
    return `KEY-20${two(index)},student,Centro,Lantern,Student ${two(index)},,student${two(index)}@example.com`
  }),
].join('\n')

/** Founds the school: 30 people, a book, four rooms and 20 series. */
async function found(page: Page, school: EmptySchool) {
  await foundSchool(page, school)
  await page.goto('/founding/people')
  await enrolPeople(page, people, 30)
  await page.goto('/founding/book')
  await button(page, 'Take this book').click()
  await expect(page.getByText('3 chapters published')).toBeVisible()
  await page.goto('/founding/week')
  const part = page.getByRole('region', { name: 'Rooms' })
  for (const [index, [name, places]] of Object.entries(rooms).entries()) {
    await part.getByRole('button', { name: /^Add (a|another) room$/ }).click()
    await part.getByLabel('Name', { exact: true }).fill(name)
    await part.getByLabel('Places').fill(String(places))
    await part.getByRole('button', { name: 'Save' }).click()
    await expect(part.getByRole('listitem')).toHaveCount(index + 1)
  }
  await page.getByText('From a table (CSV)').click()
  await importSeries(page, seriesFile(monday))
  await expect(page.getByRole('list', { name: 'Series that are there' }).getByRole('listitem')).toHaveCount(20)
}

/** A student of the file registers with the code, and signs in. */
async function comeIn(browser: Browser, school: EmptySchool, index: number): Promise<Page> {
  const student = await browser.newPage({ baseURL: school.origin })
  await withoutTours(student)
  await handInCode(student, `KEY-20${two(index)}`, `student${two(index)}@example.com`)
  await handInData(student)
  await dismiss(student, 'Registration process completed!')
  await student.getByLabel('Password', { exact: true }).fill(newPassword)
  await student.getByRole('button', { name: 'Sign in' }).click()
  await expect(student).toHaveURL(/\/dashboard$/)
  return student
}

/** Books a class of next week, or waits in its line. */
async function book(student: Page, name: string, act: 'Take a place' | 'Wait for a place') {
  await student.goto(weekOf('/schedules'))
  await student
    .getByRole('main')
    .getByRole('button', { name: new RegExp(name) })
    .click()
  const dialog = student.getByRole('dialog')
  await dialog.getByRole('button', { name: act }).click()
  const asked = student.getByRole('alertdialog').getByRole('button', { name: act })
  if (act === 'Take a place') await asked.click()
  await expect(dialog.getByRole('button', { name: act })).toHaveCount(0)
  await student.keyboard.press('Escape')
}

const openClass = async (page: Page, name: string) => {
  await page.goto(weekOf('/admin/timetable'))
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(name) })
    .click()
  return page.getByRole('dialog', { name })
}

/** The newest notification of a student, which is unread. */
const newest = async (student: Page) => {
  await student.goto('/notifications')
  return student.getByRole('main').getByRole('listitem').first()
}

test('a school founded in the browser runs: classes, a sale, a message and a correction, and no command', async ({
  page,
  browser,
  school,
}) => {
  test.setTimeout(900_000)
  await found(page, school)
  const [rui, bia] = [await comeIn(browser, school, 0), await comeIn(browser, school, 1)]

  // The desk books a student, Rui takes the last place, Bia waits in the line.
  const dialog = await openClass(page, 'Mon in Blue')
  await choose(page, 'Add a student', 'Student 02')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Student 02 has a place.')).toBeVisible()
  await book(rui, 'Mon in Blue', 'Take a place')
  await book(rui, 'Tue in Blue', 'Take a place')
  await book(bia, 'Mon in Blue', 'Wait for a place')
  const before = await eventOf(rui, 'Mon in Blue')
  expect(before).toMatchObject({ STATUS: 'CONFIRMED' })

  // Moved by an hour, with a place more: the line moves up, all are told, the calendar follows.
  await (await openClass(page, 'Mon in Blue')).getByRole('button', { name: 'Change' }).click()
  const form = page.getByRole('dialog', { name: 'Change “Mon in Blue”' })
  await form.getByLabel('Start').fill('20:00')
  await form.getByLabel('Places').fill('3')
  await form.getByRole('button', { name: 'Go on' }).click()
  const moved = page.getByRole('alertdialog')
  await expect(moved.getByText('1 of the line gets a place.')).toBeVisible()
  await moved.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“Mon in Blue” is changed.')).toBeVisible()
  for (const student of [rui, bia]) await expect(await newest(student)).toContainText('Mon in Blue')
  const after = await eventOf(rui, 'Mon in Blue')
  expect(after).toMatchObject({ UID: before?.['UID'], SEQUENCE: '1', STATUS: 'CONFIRMED' })
  expect(after?.['DTSTART']).not.toBe(before?.['DTSTART'])
  expect(await eventOf(bia, 'Mon in Blue')).toMatchObject({ STATUS: 'CONFIRMED' })

  // Cancelled with a reason.
  await (await openClass(page, 'Tue in Blue')).getByRole('button', { name: 'Cancel the class' }).click()
  const cancelled = page.getByRole('dialog', { name: /Cancel “Tue in Blue”/ }).or(page.getByRole('alertdialog'))
  await cancelled.getByLabel('Reason').fill('The heating is off.')
  await cancelled.getByRole('button', { name: 'Cancel the class' }).click()
  await expect(page.getByText('“Tue in Blue” is cancelled.')).toBeVisible()
  await expect(await newest(rui)).toContainText('Tue in Blue')
  expect(await eventOf(rui, 'Tue in Blue')).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '1' })

  // Rui learns, earns dollars and writes a text.
  await rui.goto('/the-magic-formula/books')
  await rui.getByRole('link', { name: 'Continue' }).click()
  await expect(heading(rui, 'A new neighbour')).toBeVisible()
  await rui.getByRole('link', { name: 'Continue' }).click()
  await learn(rui, firstChapter.words)
  await button(rui, 'Continue').click()
  await learn(rui, firstChapter.being)
  await expect(rui.getByText('Handed in: a teacher reads it next')).toBeVisible()

  // A product is offered, bought and handed out.
  await make(page, 'store-categories', () => page.getByLabel('Name', { exact: true }).fill('To keep'))
  await make(page, 'products', async () => {
    await choose(page, 'Category', 'To keep')
    await page.getByLabel('Name', { exact: true }).fill('House pencil')
    await page.getByLabel('Price').fill('1')
    await page.getByLabel('Stock').fill('1')
  })
  await rui.goto('/store')
  await button(rui, 'Buy House pencil').click()
  await rui.getByRole('alertdialog').getByRole('button', { name: 'Buy now' }).click()
  const bought = rui.getByRole('alertdialog', { name: 'Bought: House pencil' })
  const [code = ''] = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await bought.textContent()) ?? '') ?? []
  await bia.goto('/store')
  await expect(bia.getByRole('article', { name: 'House pencil' })).toContainText('Sold out')
  await page.goto('/admin/orders')
  await page.getByRole('searchbox', { name: 'Code' }).fill(code)
  await page.keyboard.press('Enter')
  await button(page, 'Hand out House pencil to Student 00').click()
  await expect(page.getByText('Handed out: House pencil')).toBeVisible()

  // A message to the unit.
  await page.goto('/admin/messages/new')
  await page.getByLabel('Title').fill('Closed on Friday')
  await page.getByLabel('Text', { exact: true }).fill('See you on Monday.')
  await choose(page, 'Units', 'Centro')
  await page.getByRole('button', { name: /^Send to \d+ people$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
  await expect(heading(page, 'Closed on Friday')).toBeVisible()
  await expect(await newest(bia)).toContainText('Closed on Friday')

  // The text that waits is corrected from the home of the staff.
  await page.goto('/dashboard')
  await page.getByRole('link', { name: '1 text to correct' }).click()
  await page.getByRole('link', { name: 'About you, by Student 00' }).click()
  await page.getByRole('radio', { name: '8' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Nice to meet you, Rui!')
  await page.getByRole('button', { name: 'Save and open the next one' }).click()
  await expect(page.getByText('Correction saved')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 text to correct' })).toHaveCount(0)
  await expect(await newest(rui)).toContainText('About you')
})
