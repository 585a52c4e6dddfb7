import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { button, choose, heading, press } from '../../testing/user-actions.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { finishTestCall, saveOfTest, testApi, testPath } from '../../testing/test-api.ts'

const now = '2026-03-02T17:02:00Z'
const newer = { alternatives: [2], text: '', options: [], version: 1, saved_at: now, client_id: 'the phone' }

type School = ReturnType<typeof testApi>
const saves = ({ asked }: School) => asked.filter(({ path }) => saveOfTest.endsWith(path)).map(({ body }) => body)

beforeEach(() => {
  signedOut()
  signedInAs()
})

it('lets the order of arrival decide while it is online', async () => {
  const school = testApi()
  await openPage(testPath)
  await choose(/the back door/)
  await screen.findByText(/^Saved/)
  expect(saves(school)).toEqual([expect.not.objectContaining({ version: expect.anything() })])
})

it('asks the student where an answer waited for the connection, and finishes only then', async () => {
  const school = testApi()
  await openPage(testPath)
  await heading('Door 1')
  school.reachable = false
  await choose(/the front door/)
  await screen.findByText(/^Offline/)
  school.on(saveOfTest, ({ version }: { version?: number }) =>
    version === undefined || version < 1
      ? { status: 409, body: { token: 'answer.newer', newer } }
      : { body: { exercise_id: 1, version: 2, saved_at: now, server_time: now } },
  )
  school.reachable = true
  dispatchEvent(new Event('online'))
  await button('Keep this device’s answer')
  expect(saves(school).at(-1)).toMatchObject({ alternative_ids: [1], version: 0 })
  await press(/^Exercise 3 of 3/)
  await choose(/the front door/)
  await press('Finish')
  expect(await heading('Door 1')).toBeDefined()
  expect(school.count(finishTestCall)).toBe(0)
  await press('Keep this device’s answer')
  await waitFor(() =>
    expect(saves(school)).toContainEqual(expect.objectContaining({ exercise_id: 1, alternative_ids: [1], version: 1 })),
  )
  expect(await button('Next')).toBeDefined()
})
