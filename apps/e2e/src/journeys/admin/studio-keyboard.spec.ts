import type { Locator, Page } from '@playwright/test'
import { sound } from '../../building/media.ts'
import { row } from '../../building/studio.ts'
import { expect, test, withoutTours } from '../../harness/test.ts'
import { enrolPerson } from '../../access/own-person.ts'
import { fill } from '../../lesson/fill.ts'
import type { Filling } from '../../harness/places.ts'
import { tabTo } from '../../lesson/keyboard.ts'
import { button, heading, mark, signIn } from '../../lesson/steps.ts'

/** What a teacher keeps in a spreadsheet: eight exercises of four types, as they are copied from it. */
const table = `type	title	question	sentence	choices	right	answers	options	feedback
UNIQUE_ALTERNATIVE	Who knocks?	Who knocks at the door?		"a cat
a wind"	2			It is the wind.
UNIQUE_ALTERNATIVE	When?	When does it knock?		"at night
at noon"	1			It knocks at night.
MULTIPLE_ALTERNATIVE	In the attic	What is in the attic?		"a box
a hat
a river"	1, 2			A river fits in no attic.
MULTIPLE_ALTERNATIVE	In the box	What is in the box?		"a letter
a lake
a photo"	1, 3			A lake fits in no box.
COMPLETE_LETTERS	The dust	Complete the word.	There is du##### here.			ST		Dust lies in attics.
COMPLETE_LETTERS	The lamp	Complete the word.	She lights the la#####.			MP		A lamp gives light.
MULTIPLE_OPTIONS	The letter	Choose the word.	She ##### the letter.			reads	reads | read to	She reads it.
MULTIPLE_OPTIONS	The hat	Choose the word.	The hat ##### old.			is	is | are	One hat is.
`
const answers: { title: string; right: Filling }[] = [
  { title: 'Who knocks?', right: { choose: ['a wind'] } },
  { title: 'When?', right: { choose: ['at night'] } },
  { title: 'In the attic', right: { choose: ['a box', 'a hat'] } },
  { title: 'In the box', right: { choose: ['a letter', 'a photo'] } },
  { title: 'The dust', right: { letters: ['st'] } },
  { title: 'The lamp', right: { letters: ['mp'] } },
  { title: 'The letter', right: { options: ['reads'] } },
  { title: 'The hat', right: { options: ['is'] } },
]

/** Works by the keyboard alone, and counts decisions: each thing that is pressed, chosen or written. */
class Hands {
  decisions = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(target: Locator, key?: 'Shift+Tab'): Promise<void> {
    this.decisions += 1
    await tabTo(target, key)
    await this.page.keyboard.press('Enter')
  }
  async key(key: string): Promise<void> {
    this.decisions += 1
    await this.page.keyboard.press(key)
  }
  async write(target: Locator, text: string): Promise<void> {
    this.decisions += 1
    await tabTo(target)
    await this.page.keyboard.insertText(text)
  }
  /** Names a part in the field that is open in the tree. */
  async name(label: string, name: string): Promise<void> {
    const field = this.page.getByRole('tree').getByRole('textbox', { name: label })
    await this.write(field, name)
    await this.page.keyboard.press('Enter')
    await expect(row(this.page, new RegExp(`^${name}`))).toBeVisible()
  }
  /** Goes to a row of the tree by its first letters. */
  async goTo(name: string, key?: 'Shift+Tab'): Promise<void> {
    await tabTo(this.page.getByRole('tree').locator('[role=treeitem][tabindex="0"]'), key)
    await this.page.keyboard.type(name)
    await expect(row(this.page, new RegExp(`^${name}`))).toBeFocused()
  }
}

async function build(page: Page): Promise<number> {
  const hands = new Hands(page)
  const tree = page.getByRole('tree')
  await hands.press(page.getByRole('button', { name: 'Add chapter', exact: true }))
  await hands.name('Name of the chapter', 'Under the roof')
  await hands.key('Escape')

  await hands.goTo('Under the roof')
  await hands.press(tree.getByRole('button', { name: 'Add topic to Under the roof' }))
  await tabTo(tree.getByRole('radio'))
  await hands.key('ArrowLeft')
  await expect(tree.getByRole('radio', { name: 'Content' })).toBeChecked()
  await hands.name('Name of the topic', 'A knock')
  await tabTo(tree.getByRole('radio'))
  await hands.key('ArrowRight')
  await hands.name('Name of the topic', 'The exercises')
  await hands.key('Escape')

  await hands.goTo('A knock')
  await hands.press(tree.getByRole('button', { name: 'Add content to A knock' }))
  await hands.name('Subject of the content', 'A knock at night')
  await hands.write(page.getByRole('textbox', { name: 'Text', exact: true }), 'Somebody knocks. It is the wind.')
  await tabTo(page.getByLabel('Shown beside the text'))
  await hands.key('s')
  await hands.write(page.getByRole('textbox', { name: 'What is said' }), 'Knock, knock.')
  const chooser = page.waitForEvent('filechooser')
  await hands.press(page.getByRole('group', { name: 'Sound' }).getByRole('button'))
  await (await chooser).setFiles(sound)
  await expect(page.getByText(sound.name).first()).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await hands.press(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('button', { name: /^Undo: Changed/ })).toBeVisible()

  await hands.goTo('The exercises')
  await hands.press(tree.getByRole('button', { name: 'More for The exercises' }))
  await hands.press(tree.getByRole('button', { name: 'Paste several' }))
  const dialog = page.getByRole('dialog', { name: 'Paste exercises into “The exercises”' })
  await hands.write(dialog.getByRole('textbox', { name: 'Text' }), table)
  await hands.press(dialog.getByRole('button', { name: 'Check', exact: true }))
  await hands.press(dialog.getByRole('button', { name: 'Add 8 exercises' }))
  await expect(dialog).toBeHidden()

  await hands.press(page.getByRole('button', { name: /^Check chapter/ }), 'Shift+Tab')
  await expect(page.getByText('This chapter is ready')).toBeVisible()
  await tabTo(page.getByRole('group', { name: 'What is shown beside the tree' }).getByRole('radio'))
  await hands.key('ArrowRight')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Under the roof' })).toBeVisible()
  await hands.goTo('Under the roof', 'Shift+Tab')
  await hands.press(tree.getByRole('button', { name: 'More for Under the roof' }))
  await hands.press(tree.getByRole('button', { name: 'Publish', exact: true }))
  return hands.decisions
}

test('a chapter is built, checked, previewed and published by the keyboard alone, and a student does it', async ({
  page,
  browser,
  server,
  request,
}) => {
  test.slow()
  await signIn(page, 'admin', '/admin/course?book=2')
  const decisions = await build(page)
  await expect(row(page, /^Under the roof/)).not.toContainText('Draft')
  expect(decisions).toBeLessThanOrEqual(40)

  // The chapter is the last one of the book, where the student starts.
  const { email } = await enrolPerson(request, { chapter: 32 })
  const student = await browser.newPage({ baseURL: server.url })
  await withoutTours(student)
  await signIn(student, email)
  await student.getByRole('link', { name: 'Continue' }).click()
  await expect(heading(student, 'A knock at night')).toBeVisible()
  await student.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  for (const { title, right } of answers) {
    await expect(heading(student, title)).toBeVisible()
    await fill(student, right)
    await button(student, 'Verify').click()
    await expect(student.getByText(mark.right, { exact: true }).first()).toBeVisible()
    await button(student, title === 'The hat' ? 'Finish' : 'Next').click()
  }
  await expect(student.getByRole('main')).toContainText('You have concluded every chapter')
})
