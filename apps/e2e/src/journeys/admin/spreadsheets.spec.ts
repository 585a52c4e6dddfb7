import { expectAccessible, expectNoClipping, lookLike, looks } from '../../harness/accessibility.ts'
import { places } from '../../harness/places.ts'
import { expect, test } from '../../harness/test.ts'
import { accounts, heading, signIn, storeSession } from '../../lesson/steps.ts'

const people = [
  'Nome completo;CPF;Perfil;Unidade;Tribo;E-mail;Telefone do responsável;',
  'Antônia Conceição;1234567890;Aluna;ONLINE;Ivy;antonia@example.com;5,5119E+12;',
  ';;;;;;;',
]
const exercises = [
  'Tipo;Título;Enunciado;Alternativa A;Alternativa B;Gabarito;Cor',
  'Múltipla escolha;Passado de “go”;Qual é o passado?;goes;went;b);azul',
  'Dissertativa;Redação;Escreva sobre você.;;;;',
]
/** A file as Excel in Brazil saves it, whose letters are all of Latin-1 but two. */
const saved = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n').replaceAll('“', '\u0093').replaceAll('”', '\u0094'), 'latin1'),
})

test('an administrator enrols out of a spreadsheet of Brazil, and says that CPFs get their zeros back', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/people/enrol')
  await page.locator('input[type=file]').setInputFiles(saved('pessoas.csv', people))
  await expect(page.getByText('The CPF “1234567890” lost zeros at its begin. Suggested: 012.345.678-90')).toBeVisible()
  const reading = page.getByRole('table', { name: 'How the file was read' })
  await expect(reading.getByRole('row', { name: /^Telefone do responsável/ })).toContainText('Left out')
  await expect(page.getByRole('button', { name: /^Enrol \d/ })).toBeHidden()
  await page.getByRole('switch', { name: 'Complete CPFs with the zeros at their begin' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 CPF was completed with zeros at its begin.')).toBeVisible()
  await page.getByRole('button', { name: 'Enrol 1 person' }).click()
  await page.getByRole('link', { name: 'See who is invited' }).click()
  await expect(page.getByRole('row', { name: /Antônia Conceição/ })).toBeVisible()
})

test('an administrator sees how a table in Portuguese was read, and brings its exercises in', async ({ page }) => {
  await signIn(page, 'admin', `/admin/exercises/import?topic_id=${places.topicId}`)
  await expect(heading(page, 'Import exercises')).toBeVisible()
  await page.getByRole('main').locator('input[type=file]').setInputFiles(saved('exercicios.csv', exercises))
  await page.getByRole('button', { name: 'Look through the file' }).click()
  const reading = page.getByRole('table', { name: 'How the file was read' })
  await expect(reading.getByRole('row', { name: 'Gabarito Right answer' })).toBeVisible()
  await expect(reading.getByRole('row', { name: 'Cor Left out' })).toBeVisible()
  const types = page.getByRole('table', { name: 'Types' })
  await expect(types.getByRole('row', { name: 'Múltipla escolha One choice' })).toBeVisible()
  const report = page.getByRole('table', { name: 'What is in the file' })
  await expect(report.getByRole('row', { name: /Passado de “go”/ })).toContainText('b) = went')
  await page.getByRole('button', { name: 'Import 2 exercises' }).click()
  await expect(page.getByRole('link', { name: 'Redação', exact: true })).toBeVisible()
})

for (const look of looks)
  test(`how a table was read is accessible and fits, in ${look.language} and ${look.mode}`, async ({ page }) => {
    await lookLike(page, look)
    await storeSession(page, accounts.admin)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/admin/people/enrol')
      await page.locator('input[type=file]').setInputFiles(saved('pessoas.csv', people))
      await expect(page.getByText(/012\.345\.678-90/)).toBeVisible()
      await expectNoClipping(page, `a table of people at ${width} px`)
      if (width === 1280) await expectAccessible(page, 'a table of people')
      await page.goto(`/admin/exercises/import?topic_id=${places.topicId}`)
      await page.getByRole('main').locator('input[type=file]').setInputFiles(saved('exercicios.csv', exercises))
      await page.getByRole('button', { name: /^(Look through the file|Examinar o arquivo)$/ }).click()
      await expect(page.getByRole('row', { name: /^Gabarito/ })).toBeVisible()
      await expectNoClipping(page, `a table of exercises at ${width} px`)
      if (width === 1280) await expectAccessible(page, 'a table of exercises')
    }
  })
