import { expect, sharedTest, test } from '../../harness/test.ts'
import { followMenu } from '../../lesson/menu.ts'
import { accounts, heading, signIn } from '../../lesson/steps.ts'

const everybody = Object.keys(accounts).filter((name): name is keyof typeof accounts => name in accounts)

for (const who of everybody)
  sharedTest(`the ${who} finds the speaking books by the menu`, async ({ page }) => {
    await signIn(page, who)
    await followMenu(page, 'Speaking')
    await expect(heading(page, 'Speaking')).toBeFocused()
    await page.getByRole('link', { name: 'Speaking 1: At Home' }).click()
    await expect(heading(page, 'Speaking 1: At Home')).toBeFocused()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  })

sharedTest('a visitor listens to nothing without signing in', async ({ page }) => {
  await page.goto('/speaking/books')
  await expect(page).toHaveURL(/\/login$/)
  expect((await page.request.get('/api/v1/me/speakings')).status()).toBe(401)
})

test('a chapter plays, reads, shows its picture, and is where the listener is from then on, whatever older one is heard', async ({
  page,
}) => {
  await signIn(page, 'student', '/speaking/books/2')
  await page.getByRole('link', { name: 'How do I get there?' }).click()
  await expect(heading(page, '6. How do I get there?')).toBeFocused()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.getByText('Transcript').click()
  await expect(page.getByRole('figure').getByRole('paragraph').first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the picture' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^How do I get there.*\.svg$/)
  await page
    .getByRole('link', { name: 'Speaking 2: Around the Corner' })
    .or(page.getByRole('link', { name: 'Book' }))
    .first()
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: 'You are here' })).toContainText('How do I get there?')
  await page.goto('/speaking/books/1/content/3')
  await expect(heading(page, '3. What does he look like?')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Speaking' }).click()
  await expect(page).toHaveURL(/\/speaking\/books\/2\/content\/6$/)
})

sharedTest('what is not there leads back to where it would be', async ({ page }) => {
  await signIn(page, 'student', '/speaking/books/1/content/99')
  await expect(page).toHaveURL(/\/speaking\/books\/1$/)
  await page.goto('/speaking/books/99')
  await expect(page).toHaveURL(/\/speaking\/books$/)
})
