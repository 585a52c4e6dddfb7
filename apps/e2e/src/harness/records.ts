import { buildUrl, calls, codec, type Survey } from '@the-house/domain'
import { expect, type Page } from '@playwright/test'
import { places } from './places.ts'

/** Reads the attempt from the server past the browser, with the student's session. */
export async function recordOf(page: Page): Promise<Survey> {
  const token = await page.evaluate(() => localStorage.getItem('the-house.token'))
  expect(token).not.toBeNull()
  const address = buildUrl(calls.exercises, { params: { id: places.chapter }, query: { topic_id: places.topicId } })
  // The server may have closed a connection that a long journey has not used for a while.
  const answer = await page.request.get(address, { headers: { authorization: token ?? '' }, maxRetries: 2 })
  expect(answer.status()).toBe(200)
  return calls.exercises.answer.validate(codec(calls.exercises.answer).decode(await answer.json()))
}

/** Counts the saved answers that the server has confirmed to this page, by exercise. */
export function confirmedSaves(page: Page): Map<number, number> {
  const saves = new Map<number, number>()
  page.on('response', (response) => {
    if (!/\/answer_\w+$/.test(response.url()) || !response.ok()) return
    const body: unknown = response.request().postDataJSON()
    const id = typeof body === 'object' && body !== null && 'exercise_id' in body ? Number(body.exercise_id) : 0
    saves.set(id, (saves.get(id) ?? 0) + 1)
  })
  return saves
}
