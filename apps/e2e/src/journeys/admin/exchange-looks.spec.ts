import { expectNoClipping, expectAccessible, looks, lookLike } from '../../harness/accessibility.ts'
import { navigate } from '../../harness/navigation.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { accounts, storeSession } from '../../lesson/steps.ts'

const lines = [
  'Tipo,Título,Enunciado,Cor favorita de quem escreveu esta planilha',
  'Dissertativa,One,<p>Write.</p>',
  'OPEN_ANSWER,Two,',
  `RIDDLE,${'Long'.repeat(20)},`,
]

for (const look of looks)
  test(`exercises in and out, and histories, are accessible and fit, in ${look.language} and ${look.mode}`, async ({
    page,
  }) => {
    // A report, a dialog and a history, each checked for accessibility.
    test.slow()
    await lookLike(page, look)
    await storeSession(page, accounts.admin)

    await page.goto(`/admin/exercises/import?topic_id=${places.topicId}`)
    await expectAccessible(page, 'import')
    await expectNoClipping(page, 'import')
    const main = page.getByRole('main')
    await main.locator('input[type=file]').setInputFiles({
      name: 'exercises.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
    await main.getByRole('button', { name: /^(Look through the file|Examinar o arquivo)$/ }).click()
    const report = main.getByRole('table', { name: /^(What is in the file|O que há no arquivo)$/ })
    await expect(report.getByRole('row')).toHaveCount(4)
    await expectAccessible(page, 'report of a file')
    await expectNoClipping(page, 'report of a file')

    await navigate(page, '/admin/exercises')
    await main.getByRole('button', { name: /^(Export|Exportar)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'export')

    // The entity has no history yet: saving it unchanged adds an entry to its audit trail. The second one makes the
    // first one a version that can be restored.
    await navigate(page, '/admin/segments')
    for (let entry = 0; entry < 2; entry += 1) {
      await main.getByRole('link', { name: /^(Edit|Editar)/ }).first().click() // oxfmt-ignore
      await main.getByRole('button', { name: /^(Save|Salvar)$/ }).click()
      await expect(page).toHaveURL(/\/admin\/segments$/)
    }
    await main.getByRole('link', { name: /^(Edit|Editar)/ }).first().click() // oxfmt-ignore
    await main.getByRole('link', { name: /^(History|Histórico)$/ }).click()
    await expect(main.getByRole('button', { name: /^(Restore this|Restaurar esta) / }).first()).toBeVisible()
    await expectAccessible(page, 'history')
    await expectNoClipping(page, 'history')
  })
