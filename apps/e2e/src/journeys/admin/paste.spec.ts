import { expect, test } from '../../harness/test.ts'
import { signIn } from '../../lesson/steps.ts'

const docs =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Two</span> <span style="font-style:italic">new</span> verbs</p></b>'
const sheet =
  '<google-sheets-html-origin><style type="text/css">td {border: 1px solid #ccc}</style><table><tbody><tr><td style="font-weight:bold">Verb</td><td style="font-weight:bold">Past</td></tr><tr><td style="color:#000">go</td><td>went</td></tr></tbody></table></google-sheets-html-origin>'

test('what is bold and italic in other programs is so where the policy of the page forbids their styles', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/exercises/new')
  const text = page.getByRole('textbox', { name: 'Question', exact: true })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  const paste = (html: string) =>
    text.evaluate((box, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)

  await paste(docs)
  await expect(text.locator('strong')).toHaveText('Two')
  await expect(text.locator('em')).toHaveText('new')
  await paste(sheet)
  await expect(text.getByRole('columnheader')).toHaveText(['Verb', 'Past'])
  expect(refused).toEqual([])
})
