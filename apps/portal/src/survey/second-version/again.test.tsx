import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { literalHtml } from '@the-house/domain'
import { choiceOf } from '../../testing/choice.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { exercisesCall, practiceApi, surveyOf, topicPath } from '../../testing/practice-api.ts'

const sendCall = 'PUT /tests/40/second_version'
const written = 'My room have a door.'
const better = 'My room has a door.'

const text = (changes: object = {}) => ({
  ...choiceOf(1, 'Your room', ['', '']),
  alternatives: [],
  type: 'OPEN_ANSWER',
  question: literalHtml('<p>Describe it.</p>'),
  answer_text: written,
  answered: true,
  correct: false,
  avaliation: 5,
  feedback: literalHtml('<p>Mind the verb.</p>'),
  comments: [],
  tags: [],
  rewritable: true,
  ...changes,
})
const second = {
  text: better,
  sent_at: '2026-03-02T18:00:00Z',
  feedback: null,
  evaluation: null,
  comments: [],
  tags: [],
}
const sent = text({ rewritable: false, second_version: second })
const survey = (exercise: ReturnType<typeof text>) => surveyOf({ concluded: true, exercises: [exercise] })

let school: ReturnType<typeof practiceApi>
beforeEach(() => {
  signedOut()
  localStorage.clear()
  signedInAs()
  school = practiceApi(survey(text())).on(sendCall, sent)
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sheet = () => screen.findByRole('textbox', { name: 'Your second version' })
const sends = () => school.asked.filter(({ path }) => path.endsWith('/second_version')).map(({ body }) => body)

async function openCorrection() {
  await openPage(topicPath)
  await press('See correction')
}
async function begin() {
  await openCorrection()
  await press('Write it again')
  await userEvent.clear(await sheet())
  await userEvent.type(await sheet(), better)
}

it('begins with what was corrected, and shows what was changed once it is sent', async () => {
  await openCorrection()
  await press('Write it again')
  expect(await sheet()).toHaveProperty('value', written)
  await userEvent.clear(await sheet())
  await userEvent.type(await sheet(), better)
  await press('Send to your teacher')
  const version = within(await screen.findByRole('region', { name: 'Your second version' }))
  expect(version.getByRole('deletion').textContent).toContain('have')
  expect(version.getByRole('insertion').textContent).toContain('has')
  expect(document.activeElement?.textContent).toBe('Your second version')
  expect(sends()).toEqual([{ exercise_id: 1, answer_text: better }])
  expect(screen.queryByRole('button', { name: 'Write it again' })).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('the-house.second.'))).toEqual([])
})

it('keeps what was begun: closed, or after a reload', async () => {
  await begin()
  await press('Not now')
  const button = await screen.findByRole('button', { name: 'Go on with your second version' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  cleanup()
  await openCorrection()
  await press('Go on with your second version')
  expect(await sheet()).toHaveProperty('value', better)
})

describe('what cannot be sent', () => {
  it('for want of a connection stays, and goes when it is pressed again', async () => {
    await begin()
    school.reachable = false
    await press('Send to your teacher')
    await waitFor(async () => expect(await sheet()).toHaveProperty('readOnly', false))
    expect(await sheet()).toHaveProperty('value', better)
    school.reachable = true
    await press('Send to your teacher')
    expect(await screen.findByRole('region', { name: 'Your second version' })).toBeDefined()
  })

  it('because another tab was first says so, and shows what was sent there', async () => {
    await begin()
    school.refuse(sendCall, 412, { token: 'answer.locked' }).on(`GET ${exercisesCall}`, survey(sent))
    await press('Send to your teacher')
    expect(await screen.findByRole('region', { name: 'Your second version' })).toBeDefined()
    expect(await screen.findByText(/already checked/)).toBeDefined()
  })

  it('because nothing was changed is asked for', async () => {
    await openCorrection()
    await press('Write it again')
    await sheet()
    await press('Send to your teacher')
    expect((await screen.findByText(/Change something first/)).getAttribute('role')).toBe('alert')
    expect(sends()).toEqual([])
  })
})

it('is offered once alone, and only where it may be written', async () => {
  school.on(`GET ${exercisesCall}`, survey(text({ rewritable: false })))
  await openCorrection()
  expect(await screen.findByText('Mind the verb.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Write it again' })).toBeNull()
})
