import { expect, sharedTest as test } from '../../harness/test.ts'
import { signIn } from '../../lesson/steps.ts'

test.use({ permissions: ['microphone'] })

test('the requirements use the microphone and play a tone only when their buttons are pressed', async ({ page }) => {
  await signIn(page, 'student', '/requirements')
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  for (const name of ['Browser', 'Storage']) await expect(row(name)).toContainText('Fine')
  // A busy server may take longer than a fine connection does.
  await expect(async () => {
    const again = row('Connection').getByRole('button', { name: 'Check again' })
    if (await again.isVisible()) await again.click()
    await expect(row('Connection')).toContainText('Fine', { timeout: 5000 })
  }).toPass()
  await expect(row('Microphone')).toContainText('Not checked yet')
  await row('Microphone').getByRole('button').click()
  await expect(row('Microphone')).toContainText('Your microphone can be used')
  await row('Sound').getByRole('button').click()
  await row('Sound').getByRole('button', { name: 'Yes, I heard it' }).click()
  await expect(row('Sound')).toContainText('Your sound works')
})
