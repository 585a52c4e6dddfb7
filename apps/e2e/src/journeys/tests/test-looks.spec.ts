import type { Page } from '@playwright/test'
import { expect, test } from '../../flows/test.ts'
import { expectAccessible, looks, lookLike } from '../../harness/accessibility.ts'
import { countdown, main, openTab } from '../../timed/steps.ts'

const words = {
  en: { start: 'Start test', flag: 'Come back to this', skip: 'Skip', finish: 'Finish', answers: 'See my answers', elsewhere: /open in another tab/ },
  pt: { start: 'Começar a prova', flag: 'Voltar a este depois', skip: 'Pular', finish: 'Finalizar', answers: 'Ver minhas respostas', elsewhere: /aberta em outra aba/ },
} as const // oxfmt-ignore

const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

for (const look of looks)
  test(`every state of a test is accessible and fits, in ${look.language} and ${look.mode}`, async ({
    page,
    context,
    receive,
  }) => {
    // Many states, each checked for accessibility.
    test.slow()
    const said = words[look.language]
    await lookLike(page, look)
    const id = await receive('twentyMinutes')
    await page.goto(`/test/${id}`)
    await expectAccessible(page, 'not started')
    await press(page, said.start)
    await expect(countdown(page)).toBeVisible()
    await press(page, said.flag)
    await expectAccessible(page, 'running')
    await main(page)
      .getByRole('button', { name: /^(Exercise|Exercício) 8 / })
      .click()
    await press(page, said.skip)
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await expectAccessible(page, 'the question')
    await page.keyboard.press('Escape')
    const other = await openTab(context, id)
    await expect(page.getByRole('heading', { name: said.elsewhere })).toBeVisible()
    await expectAccessible(page, 'open elsewhere')
    await other.close()
    await page.reload()
    await press(page, said.skip)
    await question.getByRole('button', { name: said.finish }).click()
    await expect(main(page).getByRole('button', { name: said.answers })).toBeVisible()
    await expectAccessible(page, 'the result')
    await press(page, said.answers)
    await expectAccessible(page, 'the answers')
    const quiet = await receive('withoutResult')
    await page.goto(`/test/${quiet}`)
    await press(page, said.start)
    await main(page)
      .getByRole('button', { name: /^(Exercise|Exercício) 6 / })
      .click()
    await press(page, said.skip)
    await question.getByRole('button', { name: said.finish }).click()
    await expect(main(page).getByRole('button', { name: said.answers })).toBeVisible()
    await expectAccessible(page, 'handed in')
  })
