import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { heading, openPlaces, signIn } from '../../lesson/steps.ts'

for (const { name, viewport } of [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 360, height: 740 } },
])
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('the choices stay where they are when the player above them comes late', async ({ page, request }) => {
      const { promise: late, resolve: come } = Promise.withResolvers<void>()
      await page.route(/\/players-/, async (route) => {
        await late
        await route.continue()
      })
      await signIn(page, (await enrolStudentAtPlaces(request)).email)
      await openPlaces(page)
      await page.getByRole('button', { name: /^Exercise 7 of 8/ }).click()
      await expect(heading(page, places.exercises[6].title)).toBeVisible()
      const choice = page.getByRole('radio').first()
      const before = await choice.boundingBox()
      come()
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
      expect((await choice.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
    })
  })
