import { enrolStudentAtPlaces } from '../../access/own-person.ts'
import { expect, sharedTest as test } from '../../harness/test.ts'
import { places } from '../../harness/places.ts'
import { answerAndCheck, button, openPlaces, signIn } from '../../lesson/steps.ts'

/** Yields every value of a JSON response with its path of keys. */
function* values(value: unknown, path: string[] = []): Generator<{ path: string[]; value: unknown }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) yield* values(inner, [...path, name])
}

const isKey = (path: string[]) =>
  ['correct_alternatives', 'answer_correct'].includes(path.at(-1) ?? '') ||
  (path.includes('options') && path.at(-1) === 'answer')

test('no answer of the server holds the key of an exercise that was not handed in', async ({ page, request }) => {
  const early: string[] = []
  let scanned = 0
  page.on('response', async (response) => {
    if (!response.url().includes('/api/v1/') || response.request().method() === 'OPTIONS') return
    const body: unknown = await response.json().catch(() => null)
    scanned += 1
    for (const { path, value } of values(body)) {
      if (typeof value !== 'object' || value === null || !('question_masked' in value) || !('id' in value)) continue
      if ('answered' in value && value.answered === true) continue
      for (const inner of values(value))
        if (isKey(inner.path) && inner.value !== null) early.push([...path, ...inner.path].join('.'))
    }
  })
  await signIn(page, (await enrolStudentAtPlaces(request)).email)
  await openPlaces(page)
  await answerAndCheck(page, places.exercises[0], 'right')
  await answerAndCheck(page, places.exercises[1], 'wrong')
  await button(page, 'Skip').click()
  await page.reload()
  await expect(button(page, 'Verify')).toBeVisible()
  expect(scanned).toBeGreaterThan(5)
  expect(early).toEqual([])
})
