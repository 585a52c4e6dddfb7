import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import {
  exercisesCall,
  finishCall,
  practiceApi,
  result,
  retryCall,
  right,
  saveCall,
  surveyOf,
  topicPath,
} from '../../testing/practice-api.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
})

const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => userEvent.click(await button(name))
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })

it('opens the exercise that the address names, else the first', async () => {
  practiceApi()
  await openPage(`${topicPath}?exercise=2`)
  expect(await heading('Room 2')).toBeDefined()
})

it('saves the answer before it hands it in, and then offers the next', async () => {
  const school = practiceApi()
  await openPage(topicPath)
  await choose(/the kitchen/)
  await press('Verify')
  await press('Next')
  const order = school.asked.filter(({ method }) => method === 'PUT').map(({ path }) => path)
  expect(order).toEqual(['/tests/40/answer_alternatives', '/chapters/3'])
  expect(await heading('Room 2')).toBeDefined()
  expect(location.search).toBe('?exercise=2')
})

it('says why Verify waits while nothing is chosen, and asks the server for nothing', async () => {
  const school = practiceApi()
  await openPage(topicPath)
  const verify = await button('Verify')
  expect(verify.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(verify)
  expect(screen.getByText('Answer first, then verify.')).toBeDefined()
  expect(school.count('PUT /chapters/3')).toBe(0)
})

it('asks before it finishes with an exercise unanswered, and stays on Cancel', async () => {
  const school = practiceApi()
  await openPage(`${topicPath}?exercise=2`)
  await press('Skip')
  expect(await screen.findByText('2 exercises are not answered. Finish anyway?')).toBeDefined()
  await press('Cancel')
  expect(school.count(finishCall)).toBe(0)
  expect(await heading('Room 2')).toBeDefined()
})

it('shows the result after finishing, and reads user and topics again', async () => {
  const school = practiceApi()
  await openPage(`${topicPath}?exercise=2`)
  await press('Skip')
  await press('Finish')
  expect(await screen.findByText('50% right', { selector: '[class] > *:not([aria-hidden])' })).toBeDefined()
  await waitFor(() => expect(school.count('GET /me')).toBe(1))
  expect(school.count('GET /chapters/3/topics')).toBeGreaterThan(1)
})

const concluded = surveyOf({ concluded: true, feedback: result, exercises: [right(1), right(2)] })

it('says how a percentage with partial credit adds up', async () => {
  const partial = { full: 0, partly: 1, points: 0.87 }
  const feedback = { ...result, correct: 0, wrong: 1, percentage: 44, partial }
  practiceApi(surveyOf({ concluded: true, feedback }))
  await openPage(topicPath)
  const words = '0 of 2 right, 1 partly right: 0.87 of 2 points, which is 44%.'
  expect(await screen.findByText(words)).toBeDefined()
})

it('leads from the result to the answers and back', async () => {
  practiceApi(concluded)
  await openPage(topicPath)
  await press('See my answers')
  expect(await heading('Room 1')).toBeDefined()
  await press('Next')
  await press('See my feedback')
  expect(await button('See my answers')).toBeDefined()
})

it('opens the answer and not the result when a link names it', async () => {
  practiceApi(concluded)
  await openPage(`${topicPath}?exercise=2`)
  expect(await heading('Room 2')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'See my answers' })).toBeNull()
})

it('starts the next attempt at the first exercise, blank', async () => {
  const school = practiceApi(concluded)
  await openPage(topicPath)
  await press('Do it again')
  expect(await button('Skip')).toBeDefined()
  expect(await heading('Room 1')).toBeDefined()
  expect(school.count(retryCall('ALL'))).toBe(1)
})

it('starts an attempt at what was not right alone', async () => {
  const school = practiceApi(concluded)
  await openPage(topicPath)
  await press('Only my mistakes (1)')
  expect(await screen.findByRole('button', { name: /Exercise 1 of 1/ })).toBeDefined()
  expect(await heading('Room 2')).toBeDefined()
  expect(school.count(retryCall('MISTAKES'))).toBe(1)
})

it('offers no attempt at mistakes where there are none', async () => {
  practiceApi(surveyOf({ concluded: true, feedback: { ...result, correct: 2, blank: 0 }, exercises: [right(1)] }))
  await openPage(topicPath)
  expect(await button('Do it again')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Only my mistakes/ })).toBeNull()
})

it('leads back to an exercise that the question names', async () => {
  practiceApi()
  await openPage(`${topicPath}?exercise=2`)
  await press('Skip')
  await userEvent.click(await screen.findByRole('button', { name: /Exercise 1 of 2.*Room 1/ }))
  expect(await heading('Room 1')).toBeDefined()
  expect(screen.queryByText(/not answered. Finish anyway/)).toBeNull()
})

it('goes on by Next alone where feedback is off', async () => {
  const school = practiceApi(surveyOf({ show_feedback: false }))
  await openPage(topicPath)
  await choose(/the hall/)
  await press('Next')
  expect(await heading('Room 2')).toBeDefined()
  expect(school.count('PUT /chapters/3')).toBe(0)
})

it('lets the user go on while offline, and checks the answer when the connection returns', async () => {
  const school = practiceApi()
  await openPage(topicPath)
  await choose(/the kitchen/)
  school.reachable = false
  await press('Verify')
  expect(await screen.findByText(/This answer will be checked when the connection returns/)).toBeDefined()
  await press('Next')
  expect(await heading('Room 2')).toBeDefined()
  school.reachable = true
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(school.count('PUT /chapters/3')).toBe(1))
  expect(await screen.findByRole('button', { name: /Exercise 1 of 2, right/ })).toBeDefined()
  expect(school.count(saveCall)).toBe(1)
})

it('keeps an answer that the server refuses on the screen, and says why', async () => {
  const school = practiceApi().refuse(saveCall, 412, { token: 'test.expired' })
  await openPage(topicPath)
  await choose(/the kitchen/)
  expect(await screen.findByText(/The time was over before this answer arrived/)).toBeDefined()
  expect(screen.getByRole('radio', { name: /the kitchen/ })).toHaveProperty('checked', true)
  expect(school.count(saveCall)).toBe(1)
})

it('keeps what was typed when the session ends, and shows it again after signing in', async () => {
  const school = practiceApi().refuse(saveCall, 401, { token: 'session.required' })
  await openPage(topicPath)
  await choose(/the kitchen/)
  expect(await screen.findByText(/Your session has ended/)).toBeDefined()
  school.on(saveCall, { exercise_id: 1, saved_at: '2026-03-02T17:02:00Z', server_time: '2026-03-02T17:02:00Z' })
  signedInAs()
  expect(await screen.findByRole('radio', { name: /the kitchen/ })).toHaveProperty('checked', true)
  expect(location.pathname).toBe(topicPath)
  await waitFor(() => expect(school.count(saveCall)).toBe(2))
})

/** A fake API whose attempt 39 is finished and followed by a newer one. */
const schoolWithEarlier = (changes: object = {}) =>
  practiceApi().on(`GET ${exercisesCall}&attempt_id=39`, {
    ...concluded,
    id: 39,
    earlier: true,
    exercises: [
      { ...right(1), title: 'Old room 1' },
      { ...right(2), title: 'Old room 2' },
    ],
    ...changes,
  })

it('shows the attempt that the address names, at every exercise, and the way to the newest', async () => {
  schoolWithEarlier()
  await openPage(`${topicPath}?attempt=39&exercise=1`)
  expect(await heading('Old room 1')).toBeDefined()
  expect(await screen.findByText('This is an earlier attempt.')).toBeDefined()
  await press('Next')
  expect(await heading('Old room 2')).toBeDefined()
  expect(location.search).toBe('?attempt=39&exercise=2')
  await userEvent.click(screen.getByRole('link', { name: 'Go to the newest one' }))
  expect(await heading('Room 1')).toBeDefined()
  expect(screen.queryByText('This is an earlier attempt.')).toBeNull()
})

it('begins anew from an earlier attempt, but not with its mistakes: those are of the newest', async () => {
  const school = schoolWithEarlier()
  await openPage(`${topicPath}?attempt=39&exercise=2`)
  await press('See my feedback')
  expect(await button('Do it again')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Only my mistakes/ })).toBeNull()
  await press('Do it again')
  expect(await button('Skip')).toBeDefined()
  expect(location.search).toBe('')
  expect(school.count(retryCall('ALL'))).toBe(1)
})

it('keeps what is checked in an attempt that the address names and that goes on', async () => {
  const school = practiceApi()
  school.on(`GET ${exercisesCall}&attempt_id=40`, surveyOf())
  await openPage(`${topicPath}?attempt=40&exercise=1`)
  await choose(/the kitchen/)
  await press('Verify')
  expect(await button('Next')).toBeDefined()
  expect(await screen.findByRole('button', { name: /Exercise 1 of 2, right/ })).toBeDefined()
})
