import { expectRoom, expectWhole, looks, lookLike } from '../house/examine.ts'
import { expect, sharedTest as test } from '../house/test.ts'
import { places } from '../lesson/places.ts'
import { accounts, password } from '../lesson/steps.ts'

const lines = [
  'type,title,question',
  'OPEN_ANSWER,One,<p>Write.</p>',
  'OPEN_ANSWER,Two,',
  `RIDDLE,${'Long'.repeat(20)},`,
]

for (const look of looks)
  test(`exercises in and out, and histories, are accessible and fit, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    // A report, a dialog and a history, each examined and measured.
    test.slow()
    await lookLike(page, look)
    await page.goto('/login')
    await page.locator('input[type=email]').fill(accounts.admin)
    await page.locator('input[type=password]').fill(password)
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/dashboard$/)

    await page.goto(`/admin/exercises/import?topic_id=${places.topicId}`)
    await expectWhole(page, 'import')
    await expectRoom(page, 'import')
    const main = page.getByRole('main')
    await main.locator('input[type=file]').setInputFiles({
      name: 'exercises.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
    await main.getByRole('button', { name: /^(Look through the file|Examinar o arquivo)$/ }).click()
    await expect(main.getByRole('row')).toHaveCount(4)
    await expectWhole(page, 'report of a file')
    await expectRoom(page, 'report of a file')

    await page.goto('/admin/exercises')
    await main.getByRole('button', { name: /^(Export|Exportar)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectWhole(page, 'export')

    // Nobody has changed anything here: a note is made, and what it was stays.
    await page.goto('/admin/segments')
    await main.getByRole('link', { name: /^(Edit|Editar)/ }).first().click() // prettier-ignore
    await main.getByRole('button', { name: /^(Save|Salvar)$/ }).click()
    await expect(page).toHaveURL(/\/admin\/segments/)
    await main.getByRole('link', { name: /^(Edit|Editar)/ }).first().click() // prettier-ignore
    await main.getByRole('link', { name: /^(History|Histórico)$/ }).click()
    await expect(main.locator('ol > li:has(h2)').first()).toBeVisible()
    await expectWhole(page, 'history')
    await expectRoom(page, 'history')
  })
