import { besides, button, heading } from '../../lesson/steps.ts'
import { addressOfPlace, expect, test } from '../../flows/test.ts'
import { expectAccessible, expectNoClipping, looks, lookLike } from '../../harness/accessibility.ts'
import { countdown, main, startTest, submitTest } from '../../timed/steps.ts'

test('while a test runs, another device cannot practise its exercises, says why and until when, and can afterwards', async ({
  page,
  browser,
  baseURL,
  receive,
  learning,
}) => {
  const place = learning.places.find(({ topic }) => topic.name === 'Words at the door')
  if (!place) throw new Error('The demonstration has no such topic')
  const id = await receive('withoutResult')
  await startTest(page, id)
  const device = await besides(browser, baseURL, 'student')
  await device.goto(addressOfPlace(place))
  await device.getByRole('button', { name: 'I agree' }).click()
  await expect(heading(device, 'These exercises are in a test')).toBeVisible()
  await expect(main(device).getByText(/^They open again at \d\d\/\d\d\/\d{4} \d\d:\d\d, or/)).toBeVisible()
  for (const look of looks) {
    await lookLike(device, look)
    await expectAccessible(device, 'withheld exercises')
    await expectNoClipping(device, 'withheld exercises')
  }
  await lookLike(device, looks[0])
  await main(device).getByRole('link', { name: 'Go to the test' }).click()
  await expect(countdown(device).or(button(device, 'Continue here'))).toBeVisible()
  await submitTest(page)
  await device.goto(addressOfPlace(place))
  await expect(button(device, 'Do it again')).toBeVisible()
  await device.context().close()
})
