import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../../outbox/browser-outbox.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { button, choose, heading, press } from '../../testing/user-actions.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { finishCall, practiceApi, right, saveCall, topicPath } from '../../testing/practice-api.ts'

const now = '2026-03-02T17:02:00Z'
const checkCall = 'PUT /chapters/3'
const newer = { alternatives: [2], text: '', options: [], version: 4, saved_at: now, client_id: 'the phone' }
const refusal = { status: 409, body: { token: 'answer.newer', newer } }

interface Sent {
  exercise_id: number
  version?: number
}

/** A server that has a newer answer to the first exercise. */
function meet(): FakeApi {
  return practiceApi().on(saveCall, ({ exercise_id, version = 0 }: Sent) =>
    exercise_id === 1 && version < newer.version
      ? refusal
      : { body: { exercise_id, version: version + 1, saved_at: now, server_time: now } },
  )
}

const lastSave = (school: FakeApi) => school.asked.findLast(({ path }) => path === saveCall.slice('PUT '.length))?.body
const side = async (name: string) => within(await screen.findByRole('group', { name }))
const chosen = (name: RegExp) => screen.findByRole('radio', { name, checked: true })

beforeEach(() => {
  signedOut()
  signedInAs()
})

describe('an answer that another device has given too', () => {
  it('is shown beside the newer one, and neither is chosen or sent meanwhile', async () => {
    const school = meet()
    await openPage(topicPath)
    await choose(/the kitchen/)
    expect((await side('On this device')).getByText('the kitchen')).toBeDefined()
    expect((await side('On the other device')).getByText('the hall')).toBeDefined()
    expect(screen.getByText('Two answers. Choose the one that counts.')).toBeDefined()
    expect(await chosen(/the kitchen/)).toHaveProperty('disabled', true)
    await press('Verify')
    expect(await screen.findByText('Choose an answer first.')).toBeDefined()
    expect(school.count(checkCall)).toBe(0)
    expect(school.count(saveCall)).toBe(1)
  })

  it('counts once it is chosen, made from the newer one, and the focus goes to the exercise', async () => {
    const school = meet()
    await openPage(topicPath)
    await choose(/the kitchen/)
    await press('Keep this device’s answer')
    await waitFor(() => expect(lastSave(school)).toMatchObject({ alternative_ids: [1], version: 4 }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Room 1' }))
    expect(await screen.findByText(/^Saved/)).toBeDefined()
    expect(screen.queryByRole('group', { name: 'On this device' })).toBeNull()
    expect(await chosen(/the kitchen/)).toHaveProperty('disabled', false)
  })

  it('gives way to the newer one once that is chosen, which is checked then', async () => {
    const school = meet()
    await openPage(topicPath)
    await choose(/the kitchen/)
    await press('Take the other device’s answer')
    expect(await chosen(/the hall/)).toBeDefined()
    expect(school.count(saveCall)).toBe(1)
    await press('Verify')
    await button('Next')
    expect(school.asked.findLast(({ path }) => path === '/chapters/3')?.body).toMatchObject({
      exercise_id: 1,
      version: 4,
    })
  })

  it('keeps no other exercise waiting, leads back to it, and is asked for before the end', async () => {
    const school = meet()
    await openPage(topicPath)
    await choose(/the kitchen/)
    await button('Keep this device’s answer')
    await press('Skip')
    await heading('Room 2')
    await choose(/the kitchen/)
    await press('Verify')
    await press('Finish')
    expect(await heading('Room 1')).toBeDefined()
    expect(school.count(finishCall)).toBe(0)
    await press(/^Exercise 2 of 2/)
    await heading('Room 2')
    await press('Exercise 1 of 2')
    expect(await button('Take the other device’s answer')).toBeDefined()
  })
})

it('asks about an answer that was read, and that another device has changed before it is checked', async () => {
  const school = practiceApi().on(checkCall, ({ version }: Sent) =>
    version === newer.version ? { body: right(1) } : refusal,
  )
  school.on(saveCall, { exercise_id: 1, version: 1, saved_at: now, server_time: now })
  await openPage(topicPath)
  await choose(/the kitchen/)
  await screen.findByText(/^Saved/)
  await press('Verify')
  expect((await side('On this device')).getByText('the kitchen')).toBeDefined()
  expect(school.count(checkCall)).toBe(1)
  await press('Take the other device’s answer')
  await waitFor(() => expect(school.count(checkCall)).toBe(2))
  expect(await button('Next')).toBeDefined()
})

it('is told on another page, and leads back to its exercise', async () => {
  meet()
  await openPage(topicPath)
  await choose(/the kitchen/)
  await button('Keep this device’s answer')
  act(() => {
    outbox.open(null)
    history.pushState(null, '', '/the-magic-formula/books')
  })
  act(() => outbox.open(7))
  await press('Choose the answer that counts')
  expect(location.pathname + location.search).toBe(`${topicPath}?exercise=1`)
  expect(await button('Take the other device’s answer')).toBeDefined()
})
