import { readingSeconds } from '@the-house/domain'
import { beforeEach, expect, it, vi } from 'vitest'
import { FakeApi } from '../testing/fake-api.ts'
import { signedInAs, userOf } from '../testing/open-page.tsx'
import { request } from './client.ts'
import { pasteCourse } from './paste.ts'
import { postEnrolment } from './people.ts'
import { postSeriesFile } from './timetable.ts'

const file = new File(['name'], 'people.csv')
const waitOf = async (call: () => Promise<unknown>): Promise<number> => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await call().catch(() => undefined)
  const [wait = 0] = timeout.mock.calls[0] ?? []
  timeout.mockRestore()
  return wait
}

beforeEach(() => {
  signedInAs()
  new FakeApi().on('GET /me', userOf()).open()
})

it('waits for a call that reads a file as much longer as the server may read it, and for no other', async () => {
  const usual = await waitOf(() => request('GET /me', {}))
  const pasted = await waitOf(() =>
    pasteCourse({ press: 'one', parent: { entity: 'books', id: 1 }, type: null, text: 'One', dry_run: true }),
  )
  const enrolment = await waitOf(() => postEnrolment(file, { dry_run: true, update: false, zeros: false }))
  const series = await waitOf(() => postSeriesFile(file, { unity_id: 1, dry_run: true }))
  expect([enrolment, pasted, series].map((wait) => wait - usual)).toEqual(
    [readingSeconds.people, readingSeconds.paste, readingSeconds.series].map((seconds) => seconds * 1000),
  )
  expect(usual).toBe(20_000)
})
