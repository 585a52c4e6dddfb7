import { answerAnyhow } from '../../flows/answering.ts'
import { addressOfPlace, expect, test } from '../../flows/test.ts'
import { expectAccessible, expectNoClipping, looks, lookLike } from '../../harness/accessibility.ts'
import { phone } from '../../harness/devices.ts'
import { places } from '../../harness/places.ts'
import { button, heading } from '../../lesson/steps.ts'

const verify = { en: 'Verify', pt: 'Verificar' } as const

test.describe('on a phone', () => {
  test.use(phone)

  for (const look of looks)
    test(`every type of exercise is accessible and fits, open and verified, in ${look.language} and ${look.mode}`, async ({
      page,
      learning,
    }) => {
      // Six types in two states, each checked for accessibility.
      test.slow()
      await lookLike(page, look)
      const place = learning.places.find(({ topic }) => topic.id === places.topicId)
      if (!place) throw new Error(`The topic ${places.topicId} is not open`)
      const { exercises } = await learning.caller.fresh(place)
      for (const exercise of exercises.slice(0, 6)) {
        const { type, title } = exercise
        await page.setViewportSize(phone.viewport)
        await page.goto(`${addressOfPlace(place)}?exercise=${exercise.id}`)
        await expect(heading(page, title)).toBeVisible()
        await expectAccessible(page, `${type}, open`)
        await page.setViewportSize(phone.viewport)
        await expectNoClipping(page, `${type}, open`)
        await answerAnyhow(page, exercise)
        await button(page, verify[look.language]).click()
        await expect(page.locator('[data-part=note]')).toBeFocused()
        await expectAccessible(page, `${type}, verified`)
        await page.setViewportSize(phone.viewport)
        await expectNoClipping(page, `${type}, verified`)
      }
    })
})
