import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { fill } from '../../lesson/fill.ts'
import { button, heading, openPlaces, signIn } from '../../lesson/steps.ts'
import { keptReads } from '../../offline/device.ts'

test.use({ serviceWorkers: 'allow' })

test('a device without space shows the portal and takes answers as any other', async ({ page, context, request }) => {
  const { email } = await enrolStudentAtPlaces(request)
  await page.goto('/login')
  // Chromium's own override; other browsers have none.
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  const worker = context.waitForEvent('serviceworker')
  await signIn(page, email)
  await openPlaces(page)
  await worker
  const [first, second] = places.exercises
  await fill(page, first.right)
  await button(page, 'Verify').click()
  await expect(page.getByRole('main').getByText('Right!', { exact: true })).toBeVisible()
  expect(await keptReads(page)).toEqual([])
  await page.reload()
  await button(page, 'Next').click()
  await expect(heading(page, second.title)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
