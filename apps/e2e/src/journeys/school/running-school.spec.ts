import type { Browser, Page } from '@playwright/test'
import { dismiss, handInCode, handInData, newPassword } from '../../access/steps.ts'
import { enrolPeople, expect, foundSchool, importSeries, test } from '../../building/founding.ts'
import { choose, make } from '../../building/forms.ts'
import type { EmptySchool } from '../../harness/empty-school.ts'
import { withoutTours } from '../../harness/test.ts'
import { button } from '../../lesson/steps.ts'
import { eventOf } from '../../running/calendar.ts'
import { firstChapter, learn } from '../../running/learn.ts'
import { dayOf, nextMonday, rooms, seriesFile } from '../../running/week.ts'

const monday = nextMonday()
const weekOf = (path: string) => `${path}?view=list&start_week=${dayOf(monday)}`

interface Person {
  code: string
  email: string
  profile?: 'Teacher'
}
const two = (index: number) => String(index).padStart(2, '0')
const student = (index: number): Person => ({ code: `KEY-20${two(index)}`, email: `student${two(index)}@example.com` })

/** Two teachers and 28 students. */
const people = [
  'code,profile,unit,tribe,name,cpf,e-mail',
  'TEACH-01,teacher,Centro,,Laura Reed,,laura@example.com',
  'TEACH-02,teacher,Centro,,Marcos Lima,,marcos@example.com',
  ...Array.from({ length: 28 }, (_, index) => {
    const { code, email } = student(index)
    return `${code},student,Centro,Lantern,Student ${two(index)},,${email}`
  }),
].join('\n')

/** Somebody of the file registers with the code, and signs in. */
async function comeIn(browser: Browser, { origin }: EmptySchool, { code, email, profile }: Person): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin })
  await withoutTours(page)
  await handInCode(page, code, email, profile)
  await handInData(page)
  await dismiss(page, 'Registration process completed!')
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

/** Founds the school: 30 people, a book, four rooms and 20 series. */
async function found(page: Page, browser: Browser, school: EmptySchool) {
  await foundSchool(page, school)
  await page.goto('/founding/people')
  await enrolPeople(page, people, 30)
  // Only who has come in can be given classes.
  const laura = await comeIn(browser, school, { code: 'TEACH-01', email: 'laura@example.com', profile: 'Teacher' })
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
  return laura
}

/** Books a class of next week, or waits in its line. */
async function book(page: Page, name: string, act: 'Take a place' | 'Wait for a place') {
  await page.goto(weekOf('/schedules'))
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(name) })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: act }).click()
  const asked = page.getByRole('alertdialog').getByRole('button', { name: act })
  if (act === 'Take a place') await asked.click()
  await expect(dialog.getByRole('button', { name: act })).toHaveCount(0)
  await page.keyboard.press('Escape')
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
const newest = async (page: Page) => {
  await page.goto('/notifications')
  return page.getByRole('main').getByRole('listitem').first()
}

test('a school founded in the browser runs: classes, a sale, a message and a correction, and no command', async ({
  page,
  browser,
  school,
}) => {
  test.setTimeout(900_000)
  const laura = await found(page, browser, school)
  const rui = await comeIn(browser, school, student(0))
  const bia = await comeIn(browser, school, student(1))
  const caio = await comeIn(browser, school, student(2))

  // The school books Bia, Rui takes the last place, Caio waits in the line.
  const dialog = await openClass(page, 'Mon in Blue')
  await choose(page, 'Add a student', 'Student 01')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Student 01 has a place.')).toBeVisible()
  await book(rui, 'Mon in Blue', 'Take a place')
  await book(rui, 'Tue in Blue', 'Take a place')
  await book(caio, 'Mon in Blue', 'Wait for a place')
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
  for (const one of [rui, bia, caio, laura]) await expect(await newest(one)).toContainText('Mon in Blue')
  const after = await eventOf(rui, 'Mon in Blue')
  expect(after).toMatchObject({ UID: before?.['UID'], SEQUENCE: '1', STATUS: 'CONFIRMED' })
  expect(after?.['DTSTART']).not.toBe(before?.['DTSTART'])
  expect(await eventOf(caio, 'Mon in Blue')).toMatchObject({ STATUS: 'CONFIRMED' })

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
  await expect(rui.getByRole('heading', { level: 1, name: 'A new neighbour' })).toBeVisible()
  await rui.getByRole('link', { name: 'Continue' }).click()
  await learn(rui, firstChapter.words)
  await button(rui, 'Continue').click()
  await learn(rui, firstChapter.being)
  await expect(rui.getByText('Waiting for a teacher')).toBeVisible()
  await expect(rui.getByText(/You earned \d+ dollars/)).toBeVisible()

  // A product is offered, bought and handed out.
  await make(page, 'store-categories', () => page.getByLabel('Name', { exact: true }).fill('To keep'))
  await make(page, 'products', async () => {
    await choose(page, 'Category', 'To keep')
    await page.getByLabel('Name', { exact: true }).fill('House pencil')
    await page.getByLabel('Price').fill('15')
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
  // The words themselves stand under the same heading.
  await expect(page.getByRole('heading', { name: 'Closed on Friday', level: 1 })).toBeVisible()
  await expect(await newest(bia)).toContainText('Closed on Friday')

  // The text that waits is corrected from the home of the staff.
  await laura.goto('/dashboard')
  await laura.getByRole('link', { name: '1 text to correct' }).click()
  await laura.getByRole('link', { name: 'About you, by Student 00' }).click()
  await laura.getByRole('radio', { name: '8' }).check({ force: true })
  await laura.getByRole('textbox', { name: 'Feedback' }).fill('Nice to meet you, Rui!')
  await laura.getByRole('button', { name: 'Save and open the next one' }).click()
  await expect(laura.getByText('Correction saved')).toBeVisible()
  await laura.goto('/dashboard')
  await expect(laura.getByRole('heading', { name: 'What waits' })).toBeVisible()
  await expect(laura.getByRole('link', { name: '1 text to correct' })).toHaveCount(0)
  await expect(await newest(rui)).toContainText('About you')
})
