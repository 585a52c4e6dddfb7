import type { CourseStep, PressedSteps } from '@the-house/domain'
import { ApiError } from './api-error.ts'
import { request } from './client.ts'
import { inlineErrors } from './inline-errors.ts'
import { useApiQuery } from './use-api-query.ts'

/** Reads what a book is made of; null: nothing is fetched. */
export const useCourseTree = (book: number | null) =>
  useApiQuery('GET /course/tree', book === null ? null : { query: { book_id: book } }, inlineErrors)

/** Reads what the check of a chapter finds. */
export const useChapterCheck = (id: number) => useApiQuery('GET /chapters/:id/check', { params: { id } }, inlineErrors)

/** The presses that may have arrived although no answer did, by their steps. */
const unanswered = new Map<string, string>()

const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0

/**
 * Changes the course by steps, all of them or none. After a network failure it is tried once more; the same steps, sent
 * again later, are the same press, which the server takes once.
 */
export async function pressSteps(steps: CourseStep[]): Promise<PressedSteps> {
  const asked = JSON.stringify(steps)
  const press = unanswered.get(asked) ?? crypto.randomUUID()
  const send = () => request('POST /course/steps', { body: { press, steps } })
  unanswered.set(asked, press)
  try {
    const answer = await send().catch((error: unknown) => {
      if (isUnanswered(error)) return send()
      throw error
    })
    unanswered.delete(asked)
    return answer
  } catch (error) {
    if (!isUnanswered(error)) unanswered.delete(asked)
    throw error
  }
}
