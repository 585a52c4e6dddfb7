import { readFile } from 'node:fs/promises'
import { save } from '../../building/forms.ts'
import { expect, test } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { heading, signIn } from '../../lesson/steps.ts'

const file = (name: string, lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})
const columns = 'type,title,question,sentence,choices,right,answers'
const choice = 'UNIQUE_ALTERNATIVE,Brought along,Which?,,"this\nthat",2,'
const letters = 'COMPLETE_LETTERS,Letters brought along,Complete it.,The k#####.,,,ettle'

test('an administrator brings exercises out of a file, changes one, takes it back by its history, and takes all out again', async ({
  page,
}) => {
  // Four screens, an import and an export.
  test.slow()
  await signIn(page, 'admin', `/admin/exercises?topic_id=${places.topicId}`)
  await page.getByRole('main').getByRole('link', { name: 'Import' }).click()
  await expect(heading(page, 'Import exercises')).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Topic' })).toHaveValue(places.topic)
  const field = page.getByRole('group', { name: 'File', exact: true }).locator('input[type=file]')

  await field.setInputFiles(file('wrong.csv', [columns, choice, 'RIDDLE,Nobody knows,,,,,']))
  await page.getByRole('button', { name: 'Look through the file' }).click()
  const report = page.getByRole('table', { name: 'What is in the file' })
  await expect(report.getByRole('row')).toHaveCount(3)
  await expect(report.getByRole('row', { name: /Nobody knows/ })).toContainText('RIDDLE is no type of exercise')
  await expect(page.getByRole('button', { name: 'Import only the 1 that is right' })).toBeVisible()

  await page.getByRole('button', { name: 'Take it back' }).click()
  await field.setInputFiles(file('right.csv', [columns, choice, letters]))
  await page.getByRole('button', { name: 'Look through the file' }).click()
  await page.getByRole('button', { name: 'Import 2 exercises' }).click()
  await expect(page).toHaveURL(/\/admin\/exercises\?topic_id=\d+$/)
  await page.getByRole('link', { name: 'Brought along', exact: true }).click()

  await expect(heading(page, 'Brought along').first()).toBeVisible()
  const form = page.url()
  await page.getByLabel('Title', { exact: true }).fill('Changed since')
  await save(page)
  await expect(page).toHaveURL(/\/admin\/exercises(\?.*)?$/)
  await page.goto(form)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(heading(page, 'History: Changed since')).toBeFocused()
  await page.getByRole('button', { name: /^Restore this version/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expect(heading(page, 'History: Brought along')).toBeVisible()
  await expect(page.getByRole('main').locator('ol > li:has(h2)')).toHaveCount(3)

  await page.goto('/admin/exercises')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByLabel('Format').selectOption('Moodle XML')
  const saving = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text).toContain('Brought along')
  expect(text).toContain('{1:SHORTANSWER:=ETTLE}')
})
