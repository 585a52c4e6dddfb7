import type { Page } from '@playwright/test'
import { enrol } from '../../access/school-tool.ts'
import { dismiss, handInCode, handInData, newPassword, signInWith, typeNewPassword } from '../../access/steps.ts'
import { choose, make, save, send, turn } from '../../building/forms.ts'
import { picture, sound } from '../../building/media.ts'
import { sixTypes, type NewExercise } from '../../building/six-types.ts'
import { administrator, expect, test } from '../../building/test.ts'
import { withoutTours } from '../../harness/test.ts'
import { fill } from '../../lesson/fill.ts'
import { button, heading, mark } from '../../lesson/steps.ts'

const codes = `code,profile,unit,tribe,name,cpf,e-mail
KEY-2041,student,Centro,Lantern,Rui Prado,,rui@example.com
`
const topics = ['The story', 'The words', 'The sounds', 'The letter'] as const

const write = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const writeHtml = (page: Page, label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text)

const makeTopic = (page: Page, name: string, type: string, requirement?: string) =>
  make(page, 'topics', async () => {
    await choose(page, 'Chapter', 'The Front Door')
    await write(page, 'Name', name)
    await page.getByLabel('Type').selectOption(type)
    if (requirement) await choose(page, 'Requirement', requirement)
    await turn(page, 'Published')
  })

/** Creates an exercise in its editor, with a preview before it is saved. */
const makeExercise = (page: Page, topic: string, exercise: NewExercise) =>
  make(page, 'exercises', async () => {
    await choose(page, 'Topic', topic)
    await turn(page, 'Published')
    await page.getByLabel('Type', { exact: true }).selectOption(exercise.type)
    await write(page, 'Title', exercise.title)
    await writeHtml(page, 'Question', exercise.question)
    await exercise.write(page)
    await writeHtml(page, 'Explanation', 'So it stands in the story.')
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: exercise.title })).toBeVisible()
    await expect(page.getByText('Nothing stands in the way.')).toBeVisible()
  })

async function build(page: Page) {
  await make(page, 'books', () => write(page, 'Name', 'Book 1'))
  await send(page, 'Cover', picture)
  await make(page, 'chapters', async () => {
    await choose(page, 'Book', 'Book 1')
    await write(page, 'Name', 'The Front Door')
    await write(page, 'Description', 'Who is at the door?')
  })
  await makeTopic(page, topics[0], 'Content')
  await makeTopic(page, topics[1], 'Exercises', topics[0])
  await makeTopic(page, topics[2], 'Exercises', topics[1])
  await makeTopic(page, topics[3], 'Exercises', topics[2])
  await make(page, 'contents', async () => {
    await choose(page, 'Topic', topics[0])
    await write(page, 'Subject', 'Who is at the door?')
    await writeHtml(page, 'Text', 'A bell rings. Nobody is there.')
    await page.getByLabel('Shown beside the text').selectOption('Picture')
    await write(page, 'What the picture shows', 'A sunrise over the hall')
    await turn(page, 'Published')
  })
  await send(page, 'Picture', picture)
  for (const exercise of sixTypes) await makeExercise(page, topics[1], exercise)
  for (const exercise of sixTypes.slice(0, 1)) await makeExercise(page, topics[2], exercise)
  await send(page, 'Sound', sound)
  for (const exercise of sixTypes.slice(4, 5)) await makeExercise(page, topics[3], exercise)
}

/** Publishes the chapter for students from a day on. */
async function publish(page: Page, day: string) {
  await page.goto('/admin/chapters')
  await page.getByRole('link', { name: 'The Front Door', exact: true }).click()
  const published = page.getByRole('switch', { name: 'Published' })
  const isNew = !(await published.isChecked())
  if (isNew) await published.click()
  await write(page, 'Opens on', day)
  await write(page, 'Time', '08:00')
  await save(page)
  // The first chapter is one that somebody moves on to.
  if (isNew) await page.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/admin\/chapters$/)
}

/** The student registers with the code and signs in for the first time. */
async function comeIn(student: Page) {
  await handInCode(student, 'KEY-2041', 'rui@example.com')
  await handInData(student)
  await dismiss(student, 'Registration process completed!')
  await student.getByLabel('Password', { exact: true }).fill(newPassword)
  await student.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(student).toHaveURL(/\/dashboard$/)
}

/** Answers a set of exercises correctly, one after the other, and submits it. */
async function learn(student: Page, exercises: readonly NewExercise[]) {
  for (const { title, right } of exercises) {
    await expect(heading(student, title)).toBeVisible()
    await fill(student, right)
    await button(student, 'Verify').click()
    await expect(student.getByText('write' in right ? mark.waiting : mark.right, { exact: true }).first()).toBeVisible()
    await button(student, exercises.at(-1)?.title === title ? 'Finish' : 'Next').click()
  }
}

test('a school is built from nothing through the screens, and a student learns in it', async ({
  page,
  browser,
  server,
  passwordLink,
}) => {
  // A book, a chapter, four topics and eight exercises are created by typing.
  test.setTimeout(900_000)
  await enrol(server, codes)
  await page.goto(passwordLink)
  await typeNewPassword(page)
  await signInWith(page, administrator.email, newPassword)
  await expect(page).toHaveURL(/\/dashboard$/)
  await build(page)

  const student = await browser.newPage({ baseURL: server.url })
  await withoutTours(student)
  await comeIn(student)
  await student.goto('/the-magic-formula/books')
  await expect(student.getByText('This book has no chapters yet')).toBeVisible()
  await publish(page, '31/12/2999')
  await student.reload()
  await expect(student.getByText('Opens on 31/12/2999').first()).toBeVisible()
  await publish(page, '01/02/2026')
  await student.reload()
  await expect(student.getByRole('heading', { name: 'Chapters of Book 1' })).toBeVisible()

  await student.getByRole('link', { name: 'Continue' }).click()
  await expect(heading(student, 'Who is at the door?')).toBeVisible()
  await expect(student.getByRole('button', { name: 'Enlarge: A sunrise over the hall' })).toBeVisible()
  await student.getByRole('link', { name: 'Continue' }).click()
  await learn(student, sixTypes)
  await expect(student.getByText('100% right')).toBeVisible()
  await button(student, 'Continue').click()
  await expect(student.getByRole('button', { name: 'Play' })).toBeVisible()
  await learn(student, sixTypes.slice(0, 1))
  await button(student, 'Continue').click()
  await learn(student, sixTypes.slice(4, 5))
  await expect(student.getByText('Handed in: a teacher reads it next')).toBeVisible()
})
