import type { Page } from '@playwright/test'
import { dismiss, handInCode, handInData, newPassword, signInWith } from '../../access/steps.ts'
import { enrolPeople, expect, founder, foundSchool, importSeries, test } from '../../building/founding.ts'
import { save } from '../../building/forms.ts'
import { expectAccessible, looks, lookLike } from '../../harness/accessibility.ts'
import { withoutTours } from '../../harness/test.ts'
import { heading } from '../../lesson/steps.ts'

const tribes = ['Hearth', 'Lantern', 'Keystone', 'Threshold', 'Rafters', 'Ivy', 'Weathervane']
const two = (index: number) => String(index).padStart(2, '0')

/** Two teachers and 28 students. */
const people = [
  'code,profile,unit,tribe,name,cpf,e-mail',
  'TEACH-01,teacher,Centro,,Laura Reed,,laura@example.com',
  'TEACH-02,teacher,Norte,,Marcos Lima,,marcos@example.com',
  ...Array.from({ length: 28 }, (_, index) => {
    const unit = index % 4 === 3 ? 'Norte' : 'Centro'
    return `KEY-20${two(index)},student,${unit},${tribes[index % 7]},Student ${two(index)},,student${two(index)}@example.com`
  }),
].join('\n')

const series = `name,room,weekdays,start,minutes,first_day,last_day,places,online
Conversation,Blue room,Mon Wed,19:00,60,2999-02-04,2999-04-30,8,no
Grammar,Blue room,Tue,18:00,60,2999-02-04,2999-04-30,8,no
`

const at = (page: Page, title: string) => expect(heading(page, title)).toBeFocused()
const goOn = (page: Page, to: string) => page.getByRole('link', { name: `Continue: ${to}` }).click()

test('a school is founded by the printed link, step by step, and a student of the file learns in it', async ({
  page,
  browser,
  school,
}) => {
  test.setTimeout(600_000)
  await foundSchool(page, school)
  await expectAccessible(page, 'the overview of the founding')

  // The units and the tribes are there; one unit more.
  await page.getByRole('link', { name: 'done: Units' }).click()
  await at(page, 'Units')
  await page.getByRole('button', { name: 'Add another unit' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Norte')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Manaus')
  await page.getByRole('option', { name: 'America/Manaus' }).click()
  await save(page)
  await expect(page.getByText('2 units')).toBeVisible()
  await goOn(page, 'Tribes')
  await at(page, 'Tribes')
  await expect(page.getByRole('list', { name: 'What is there' }).getByRole('listitem')).toHaveCount(7)

  // 30 people by a file.
  await goOn(page, 'People')
  await at(page, 'People')
  await enrolPeople(page, people, 30)
  await expect(page.getByText('30 people', { exact: true })).toBeVisible()

  // The first book is skipped.
  await goOn(page, 'First book')
  await at(page, 'First book')
  await page.getByRole('button', { name: 'Skip for now' }).click()

  // A room and the first week.
  await at(page, 'First week of classes')
  await page.getByRole('button', { name: 'Add a room' }).click()
  const rooms = page.getByRole('region', { name: 'Rooms' })
  await rooms.getByLabel('Name', { exact: true }).fill('Blue room')
  await rooms.getByLabel('Places').fill('12')
  await rooms.getByRole('button', { name: 'Save' }).click()
  await expect(rooms.getByRole('listitem')).toHaveText(/Blue room/)
  await page.getByText('From a table (CSV)').click()
  await importSeries(page, series)
  await expect(page.getByRole('list', { name: 'Series that are there' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'the first week')
  await page.getByRole('link', { name: 'Finish' }).click()
  await at(page, 'Your school is open')

  // On another device the skipped step is taken up again.
  const other = await browser.newPage({ baseURL: school.origin })
  await withoutTours(other)
  await signInWith(other, founder.email, newPassword)
  await expect(other).toHaveURL(/\/dashboard$/)
  await other.goto('/founding/book')
  await expect(other.getByText('You have skipped this step. It waits for you here.')).toBeVisible()
  await other.getByRole('button', { name: 'Take this book' }).click()
  await expect(other.getByText('3 chapters published')).toBeVisible()
  await expectAccessible(other, 'the first book')

  // Nothing is left to found, and the link is void.
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'What waits' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go on with the founding' })).toHaveCount(0)
  await page.goto(school.link)
  await expect(page.getByText('This school is founded already. Sign in as its administrator.')).toBeVisible()

  // Every step in Portuguese and in the dark.
  const dark = await browser.newPage({ baseURL: school.origin, storageState: await page.context().storageState() })
  await lookLike(dark, looks[1])
  for (const step of ['', '/administrator', '/unit', '/tribe', '/people', '/book', '/week']) {
    await dark.goto(`/founding${step}`)
    await expectAccessible(dark, `/founding${step}`)
  }

  // A student of the file comes in and begins the first chapter.
  const student = await browser.newPage({ baseURL: school.origin })
  await withoutTours(student)
  await handInCode(student, 'KEY-2000', 'student00@example.com')
  await handInData(student)
  await dismiss(student, 'Registration process completed!')
  await student.getByLabel('Password', { exact: true }).fill(newPassword)
  await student.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(student).toHaveURL(/\/dashboard$/)
  await student.goto('/the-magic-formula/books')
  await student.getByRole('link', { name: 'Continue' }).click()
  await expect(student.getByRole('heading', { level: 1, name: 'A new neighbour' })).toBeVisible()
  await student.getByRole('link', { name: 'Continue' }).click()
  await expect(heading(student, 'Who is Helen?')).toBeVisible()
})
