import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { choiceOf } from '../../testing/choice.ts'
import { button, press } from '../../testing/user-actions.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { practiceApi, surveyOf, topicPath } from '../../testing/practice-api.ts'

const call = 'POST /tests/40/objections'
const wrong = (changes: object = {}) =>
  choiceOf(1, 'Room 1', ['the kitchen', 'the hall'], {
    answered: true,
    correct: false,
    answer_alternatives: [2],
    correct_alternatives: [1],
    ...changes,
  })
const said = (status: string, reply = '') => ({ status, reason: 'So.', reply })
const room = (changes: object = {}) => practiceApi(surveyOf({ exercises: [wrong(changes)] }))

beforeEach(() => {
  localStorage.clear()
  signedOut()
  signedInAs()
})

const reason = () => screen.findByRole('textbox', { name: /Why\?/ })

it('is said with a reason, and then seen to wait', async () => {
  const school = room().on(call, said('WAITING'))
  await openPage(topicPath)
  await press('My answer is right')
  await userEvent.type(await reason(), ' Both are spoken. ')
  expect(screen.getByText('16 of 300 characters')).toBeDefined()
  await press('Send')
  expect(await screen.findByText(/It waits to be looked at/)).toBeDefined()
  expect(school.asked.find(({ path }) => path === '/tests/40/objections')?.body).toEqual({
    exercise_id: 1,
    reason: 'Both are spoken.',
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'My answer is right' })).toBeNull()
})

it('keeps what was typed when it could not be sent, here and when it is opened again', async () => {
  const school = room()
  await openPage(topicPath)
  await press('My answer is right')
  await userEvent.type(await reason(), 'Both')
  school.reachable = false
  await press('Send')
  expect(await screen.findByText(/It was not sent/)).toBeDefined()
  await press('Cancel')
  school.reachable = true
  school.on(call, said('WAITING'))
  await press('My answer is right')
  expect(await reason()).toHaveProperty('value', 'Both')
  await press('Send')
  expect(await screen.findByText(/It waits to be looked at/)).toBeDefined()
  expect(Object.keys(localStorage).filter((key) => key.includes('objection'))).toEqual([])
})

it('refuses kindly without a connection, and asks the school for nothing', async () => {
  const school = room()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await openPage(topicPath)
  await press('My answer is right')
  await press('Send')
  expect(await screen.findByText(/There is no connection/)).toBeDefined()
  expect(school.count(call)).toBe(0)
})

it('is taken back while it waits', async () => {
  room({ objection: said('WAITING') }).reply('DELETE /tests/40/objections/1', { status: 204 })
  await openPage(topicPath)
  await press('Take it back')
  expect(await button('My answer is right')).toBeDefined()
})

it.each([
  ['ACCEPTED', /it counts now/],
  ['REFUSED', /the mark stays/],
])('shows that it was decided (%s), and what the school says of it', async (status, words) => {
  room({ objection: said(status, 'We have asked around.'), correct: status === 'ACCEPTED' })
  await openPage(topicPath)
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByText('We have asked around.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
})

it('reads the result anew where it was marked or decided meanwhile', async () => {
  const school = room().refuse(call, 409, { token: 'conflict' })
  await openPage(topicPath)
  await press('My answer is right')
  const before = school.count('GET /chapters/3/exercises?topic_id=12')
  await press('Send')
  await waitFor(() => expect(school.count('GET /chapters/3/exercises?topic_id=12')).toBeGreaterThan(before))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
