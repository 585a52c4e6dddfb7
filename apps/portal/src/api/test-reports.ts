import { keysLike } from './cache-keys.ts'
import { request, type Input, type ResponseOf } from './client.ts'
import { download, type Downloaded } from './download.ts'

/** Reopens an ended test of one student for some minutes. */
export const postReopen = (id: number, minutes: number): Promise<ResponseOf<'POST /tests/:id/reopen'>> =>
  request('POST /tests/:id/reopen', { params: { id }, body: { minutes } })

/**
 * Grants a student extra time.
 * @param extra_minutes the extra minutes before; where they have changed meanwhile, nothing is added
 */
export const postExtension = (
  id: number,
  minutes: number,
  extra_minutes: number,
): Promise<ResponseOf<'POST /tests/:id/extend'>> =>
  request('POST /tests/:id/extend', { params: { id }, body: { minutes, extra_minutes } })

/** Compensates all students whose test ran during an outage for its minutes. */
export const postOutage = (
  id: number,
  body: Input<'POST /config_tests/:id/give_back'>['body'],
): Promise<ResponseOf<'POST /config_tests/:id/give_back'>> =>
  request('POST /config_tests/:id/give_back', { params: { id }, body })

/** Downloads all sent tests of a filter as a spreadsheet (CSV). */
export const downloadSentTests = (query: Record<string, unknown>): Promise<Downloaded> =>
  download('GET /tests/export', { query })

/** Whether a cache key reads the list of sent tests or the report of one. */
export const isSentTestKey = keysLike(/\/api\/v1\/tests\?|\/report$/)
