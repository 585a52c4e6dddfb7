import { expect, test } from '../../flows/test.ts'
import { bell, waiting } from '../../lesson/notifications.ts'
import { button, heading } from '../../lesson/steps.ts'
import { main, startTest, submitTest } from '../../timed/steps.ts'

const name = 'The first three rooms'

test('a test that was sent waits on every screen until it is done, and then stands among the past ones with its result', async ({
  page,
  receive,
}) => {
  // A test and six screens.
  test.slow()
  const id = await receive('twentyMinutes')
  const rows = (title: string) => main(page).getByRole('region', { name: title, exact: true }).getByRole('listitem')
  const row = (title: string) => rows(title).filter({ has: page.locator(`a[href='/test/${id}']`) })

  await page.goto('/tests')
  await expect(row('To do')).toContainText(name)
  await expect(row('To do')).toContainText('20 minutes')
  const toDo = await rows('To do').count()
  await page.goto('/the-magic-formula/books')
  const strip = main(page).getByRole('region', { name: 'Waiting for you' })
  await expect(strip.getByRole('link', { name: /^(Test: |\d+ tests$)/ })).toBeVisible()
  await page.goto('/dashboard')
  await expect(main(page).getByText(`${toDo} test${toDo > 1 ? 's' : ''} to do`)).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(/\d+ waiting/)
  const before = await waiting(page)

  await startTest(page, id)
  await submitTest(page)
  await expect(button(page, 'See my answers')).toBeVisible()
  // Its notification was never read, and does not count any more.
  await expect.poll(() => waiting(page)).toBe(before - 1)

  await page.goto('/tests')
  await expect(row('Past tests')).toContainText(name)
  await expect(row('Past tests')).toContainText(/Ended at \d\d\/\d\d\/\d{4} \d\d:\d\d.*0% right.*Finished/)
  await expect(row('To do')).toHaveCount(0)
  await row('Past tests').getByRole('link').click()
  await expect(heading(page, name)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/test/${id}$`))
})
