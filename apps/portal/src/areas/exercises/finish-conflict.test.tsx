import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { clientId } from '../../device/client-id.ts'
import { outbox } from '../../outbox/browser-outbox.ts'
import { submissions } from '../../outbox/browser-submissions.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { finishCall, practiceApi, result, saveCall, surveyOf, topicPath } from '../../testing/practice-api.ts'
import { button, choose, heading, press } from '../../testing/user-actions.ts'

const now = '2026-03-02T17:02:00Z'

interface Seen {
  exercise_id: number
  version: number
}

/** A practice that another device has answered since it was opened. */
function meet(...elsewhere: { exercise_id: number; client_id?: string }[]) {
  const unseen = elsewhere.map((one) => ({
    alternatives: [2],
    text: '',
    options: [],
    version: 4,
    saved_at: now,
    client_id: 'the phone',
    ...one,
  }))
  const isNewer = (one: Seen) =>
    unseen.some(({ exercise_id, version }) => exercise_id === one.exercise_id && version > one.version)
  /** The versions that each call of Finish has named. */
  const ends: string[] = []
  const school = practiceApi()
    .on(saveCall, ({ exercise_id, version = 0 }: Partial<Seen>) => ({
      body: { exercise_id, version: version + 1, saved_at: now, server_time: now },
    }))
    .on(finishCall, ({ answers }: { answers: Seen[] }) => {
      ends.push(answers.map(({ version }) => version).join(' '))
      return answers.some(isNewer)
        ? { status: 409, body: { token: 'answer.newer', unseen } }
        : { body: surveyOf({ concluded: true, feedback: result }) }
    })
  return { school, ends }
}

async function finishUnchecked() {
  await openPage(topicPath)
  await choose(/the kitchen/)
  await screen.findByText(/^Saved/)
  await press('Skip')
  await heading('Room 2')
  await press('Skip')
  await press('Finish')
}

const side = async (name: string) => within(await screen.findByRole('group', { name }))

beforeEach(() => {
  signedOut()
  signedInAs()
})

it('shows an answer that another device has saved since, hands in nothing, and finishes with the one kept', async () => {
  const { school, ends } = meet({ exercise_id: 1 })
  await finishUnchecked()
  expect((await side('On this device')).getByText('the kitchen')).toBeDefined()
  expect((await side('On the other device')).getByText('the hall')).toBeDefined()
  expect(await heading('Room 1')).toBeDefined()
  expect(ends).toEqual(['1 0'])
  await press('Keep this device’s answer')
  expect(await button('See my answers')).toBeDefined()
  expect(school.requestsOf(saveCall).at(-1)?.body).toMatchObject({ alternative_ids: [1], version: 4 })
  expect(ends).toEqual(['1 0', '5 0'])
})

it('asks about each answer that was not seen, one that is empty here too, before it finishes', async () => {
  const { school, ends } = meet({ exercise_id: 1 }, { exercise_id: 2 })
  await finishUnchecked()
  await heading('Room 1')
  await press('Take the other device’s answer')
  await heading('Room 2')
  expect((await side('On this device')).getByText('No answer')).toBeDefined()
  expect(school.count(finishCall)).toBe(1)
  await press('Take the other device’s answer')
  await waitFor(() => expect(ends).toEqual(['1 0', '4 4']))
  expect(school.count(saveCall)).toBe(1)
})

it('finishes without a question where this device has saved the newer answer itself', async () => {
  const { ends } = meet({ exercise_id: 1, client_id: clientId })
  await finishUnchecked()
  await waitFor(() => expect(ends).toEqual(['1 0', '4 0']))
  expect(outbox.hasConflict(40)).toBe(false)
})

it('tells of an answer that was not seen on another page, leads back to it, and finishes with the choice', async () => {
  const { ends } = meet({ exercise_id: 1 })
  await finishUnchecked()
  await side('On this device')
  act(() => {
    outbox.open(null)
    submissions.open(null)
    history.pushState(null, '', '/the-magic-formula/books')
  })
  act(() => {
    outbox.open(7)
    submissions.open(7)
  })
  await press('Choose the answer that counts')
  expect(location.pathname + location.search).toBe(`${topicPath}?exercise=1`)
  await press('Take the other device’s answer')
  await waitFor(() => expect(ends.at(-1)).toBe('4 0'))
})
