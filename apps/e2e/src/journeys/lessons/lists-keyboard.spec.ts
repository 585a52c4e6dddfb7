import { press } from '../../lesson/keyboard.ts'
import { button, heading, mark } from '../../lesson/steps.ts'
import { listed, type Listed } from '../../lists/exercises.ts'
import { answerByKeys, expectFocusSeen } from '../../lists/keyboard.ts'
import { expect, test } from '../../lists/test.ts'

const kinds = { pairs: 'pairs', order: 'an order', amount: 'a number' }
const all = ['pairs', 'order', 'amount'] as const satisfies readonly Listed[]
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

for (const viewport of sizes)
  test.describe(`with keys alone at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const which of all)
      test(`${kinds[which]} in a lesson is reached, answered, changed and checked`, async ({ page, openLesson }) => {
        await openLesson(which)
        await answerByKeys[which](page)
        await press(button(page, 'Verify'))
        await expect(page.locator(':focus').getByText(mark.right, { exact: true })).toBeVisible()
        await expectFocusSeen(page)
        await press(button(page, 'Next').or(button(page, 'Finish')))
        await expect(page.locator(':focus')).not.toHaveCount(0)
      })

    test('a test of them is begun, answered, changed and handed in', async ({ page, openTest }) => {
      test.slow()
      await openTest()
      await press(button(page, 'Start test'))
      for (const which of all) {
        await expect(heading(page, listed[which].title)).toBeVisible()
        await answerByKeys[which](page)
        await press(button(page, which === 'amount' ? 'Finish' : 'Next'))
        if (which !== 'amount')
          await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeVisible()
      }
      await press(button(page, 'See my answers'))
      for (const which of all) {
        await expect(heading(page, listed[which].title)).toBeVisible()
        await expect(page.getByRole('main').getByText(mark.right, { exact: true })).toBeVisible()
        if (which !== 'amount') await press(button(page, 'Next'))
      }
    })
  })
