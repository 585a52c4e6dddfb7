import type { Page } from '@playwright/test'
import { enrolPerson, giveDuty } from '../../access/own-person.ts'
import { gift, moodle } from '../../building/bank-files.ts'
import { choose, save } from '../../building/forms.ts'
import { expect, test } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { fill } from '../../lesson/fill.ts'
import { besides, button, heading, mark, signIn } from '../../lesson/steps.ts'
import { arrange, match, writeNumber } from '../../lists/answer.ts'

const name = 'What we brought along'
const tribe = 'Lantern'
const student = 'Helena Duarte'
const main = (page: Page) => page.getByRole('main')

const answers: Record<string, (page: Page) => Promise<void>> = {
  'Tidy up': (page) =>
    match(page, [
      ['a bed', 'in the bedroom'],
      ['a stove', 'in the kitchen'],
    ]),
  'Chair legs': (page) => writeNumber(page, '12'),
  'The cat by day': (page) => fill(page, { choose: ['in the oven'] }),
  'What you see': (page) => fill(page, { choose: ['a dot'] }),
  'Say hello': (page) => arrange(page, ['How', 'are', 'you', 'today?']),
}
const titles = Object.keys(answers)

/** Looks through a file, and expects what it would lose of each exercise. */
async function look(page: Page, file: typeof gift, told: Record<string, RegExp>) {
  await page.goto(`/admin/exercises/import?topic_id=${places.topicId}`)
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue(places.topic)
  await main(page).locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Look through the file' }).click()
  const report = page.getByRole('table', { name: 'What is in the file' })
  for (const [title, words] of Object.entries(told)) {
    const row = report.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) })
    await expect(row).toContainText(words)
  }
}

async function take(page: Page, press: string) {
  await page.getByRole('button', { name: press }).click()
  await expect(page).toHaveURL(/\/admin\/exercises\?topic_id=\d+$/)
}

/** Publishes what came in, since drafts are left out of tests. */
async function publish(page: Page) {
  for (const title of titles)
    await main(page)
      .getByRole('checkbox', { name: `Select ${title}`, exact: true })
      .check()
  await main(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

async function makeTest(page: Page) {
  await page.goto('/admin/config-tests/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Minutes').fill('25')
  await page.getByRole('button', { name: 'Add exercises' }).click()
  const bank = page.getByRole('dialog', { name: 'Bank of exercises' })
  for (const title of titles) {
    await bank.getByLabel('Search').fill(title)
    await bank.getByRole('checkbox', { name: title, exact: true }).check()
  }
  await bank.getByRole('button', { name: `Add ${titles.length} exercises` }).click()
  await save(page)
  await expect(page).toHaveURL(/\/admin\/config-tests\/\d+$/)
}

async function sendToTribe(page: Page) {
  await main(page).getByRole('link', { name: 'Send', exact: true }).click()
  await choose(page, 'Tribes', tribe)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Send to \d+ students$/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
  await expect(main(page).getByText(/^\d+ got it$/)).toBeVisible()
}

/** Takes the test from its notification to the result; one of five answers is wrong. */
async function sit(page: Page) {
  await page.goto('/notifications')
  await main(page).getByRole('button', { name: new RegExp(name) }).first().click() // oxfmt-ignore
  await button(page, 'Start test').click()
  for (const title of titles) {
    await expect(heading(page, title)).toBeVisible()
    if (title === 'What you see') await expectPicture(page)
    await answers[title]?.(page)
    await button(page, title === titles.at(-1) ? 'Finish' : 'Next').click()
  }
  await expect(main(page).getByText('80% right')).toBeVisible()
  await button(page, 'See my answers').click()
  for (const title of titles) {
    await expect(heading(page, title)).toBeVisible()
    const isWrong = title === 'The cat by day'
    await expect(main(page).getByText(isWrong ? mark.wrong : mark.right, { exact: true })).toBeVisible()
    if (isWrong) await expect(main(page).getByText('Poor cat!')).toBeVisible()
    if (title !== titles.at(-1)) await button(page, 'Next').click()
  }
}

const expectPicture = (page: Page) =>
  expect
    .poll(() =>
      main(page)
        .getByRole('button', { name: 'Enlarge: a green dot' })
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)

test('a teacher brings a bank, sees what it loses, builds a test of it, and sees what a student made of it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  // Two files, every screen from the import to the report, and two users.
  test.setTimeout(480_000)
  const teacher = await enrolPerson(request, { profile: 'TEACHER' })
  await giveDuty(request, teacher, 'CONTENT')
  await signIn(page, teacher.email)
  await look(page, gift, {
    'Tidy up': /Comes in/,
    'Chair legs': /Tags are left out: unit 4/,
    'The cat by day': /Parts of a mark are left out: on the roof/,
  })
  await take(page, 'Import 3 exercises')
  await look(page, moodle, {
    'What you see': /Hints are left out: It is round\./,
    'Say hello': /Comes in/,
    'A sum': /Stays out.*No exercise can hold this kind of question: calculated/,
  })
  await take(page, 'Import only the 2 that are right')
  await publish(page)
  await makeTest(page)
  await sendToTribe(page)

  const pupil = await besides(browser, baseURL, 'student')
  await sit(pupil)
  await pupil.context().close()

  await page.goto('/admin/tests')
  const row = page.getByRole('row', { name: new RegExp(`${student}.*${name}`) })
  await expect(row).toContainText('Handed in')
  await expect(row).toContainText('80%')
  await row.getByRole('link', { name }).click()
  for (const title of titles)
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText(
      title === 'The cat by day' ? '0%' : '100%',
    )
})
