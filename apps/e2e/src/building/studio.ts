import { expect, type Locator, type Page } from '@playwright/test'

/** A row of the tree. */
export const row = (page: Page, name: string | RegExp): Locator => page.getByRole('treeitem', { name })

/** Presses a button of a row, which shows them while it has the focus. */
async function press(page: Page, name: string | RegExp, button: string | RegExp) {
  await row(page, name).focus()
  await row(page, name).getByRole('button', { name: button }).click()
}

/** Chooses in the menu of a row. */
export async function chooseInRow(page: Page, name: string | RegExp, item: string) {
  await press(page, name, /^More for/)
  await row(page, name).getByRole('button', { name: item, exact: true }).click()
}

/** Names parts one after the other in the field that is open in the tree. */
export async function nameAll(page: Page, label: string, names: readonly string[]) {
  const field = page.getByRole('tree').getByRole('textbox', { name: label })
  for (const name of names) {
    await field.fill(name)
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await expect(row(page, name)).toBeVisible()
  }
  await field.press('Escape')
  await expect(field).toHaveCount(0)
}

/** Adds chapters to the book that is open. */
export async function addChapters(page: Page, names: readonly string[]) {
  await page.getByRole('button', { name: 'Add chapter', exact: true }).click()
  await nameAll(page, 'Name of the chapter', names)
}

/** Adds topics to a chapter: of exercises, or of content. */
export async function addTopics(page: Page, chapter: RegExp, names: readonly string[], type = 'Exercises') {
  await press(page, chapter, /^Add topic to/)
  await page.getByRole('tree').getByText(type, { exact: true }).click()
  await nameAll(page, 'Name of the topic', names)
}

/** Adds exercises to a topic. */
export async function addExercises(page: Page, topic: RegExp, names: readonly string[]) {
  await press(page, topic, /^Add exercise to/)
  await nameAll(page, 'Title of the exercise', names)
}

/** Writes the content of a topic, in the tree its subject, in the form its text. */
export async function writeContent(page: Page, topic: RegExp, { subject, text }: { subject: string; text: string }) {
  await press(page, topic, /^Add content to/)
  const field = page.getByRole('tree').getByRole('textbox', { name: 'Subject of the content' })
  await field.fill(subject)
  await field.press('Enter')
  await expect(field).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: `Undo: Changed “${subject}”` })).toBeVisible()
}
