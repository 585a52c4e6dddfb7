import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import {
  exercisesCall,
  finishCall,
  practiceApi,
  result,
  right,
  surveyOf,
  topicPath,
} from '../../testing/practice-api.ts'
import { choose, heading, press } from '../../testing/user-actions.ts'

beforeEach(() => {
  signedOut()
  signedInAs()
})

const until = '2026-03-02T17:30:00Z'
const embargo = { test_id: 7, name: 'The exam', until }
const refusal = { status: 412, body: { token: 'exercise.embargo', values: { test: 'The exam', test_id: '7', until } } }

const expectWhy = async () => {
  expect(await heading('These exercises are in a test')).toBeDefined()
  expect(screen.getByText(/You are sitting “The exam”/)).toBeDefined()
  expect(screen.getByText(/02\/03\/2026 14:30/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to the test' }).getAttribute('href')).toBe('/test/7')
}

describe('exercises of a test that the student is sitting', () => {
  it('say why and until when in place of a new attempt, which is refused', async () => {
    practiceApi().on(`GET ${exercisesCall}`, () => refusal)
    await openPage(topicPath)
    await expectWhy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('say so in place of an attempt from before', async () => {
    practiceApi().on(`GET ${exercisesCall}`, { ...surveyOf({ concluded: true }), embargo })
    await openPage(topicPath)
    await expectWhy()
    expect(screen.queryByRole('heading', { name: 'Room 1' })).toBeNull()
  })

  it('say so once an answer is handed in while the test runs on another device', async () => {
    let isRunning = false
    practiceApi()
      .on(`GET ${exercisesCall}`, () => ({ body: isRunning ? { ...surveyOf(), embargo } : surveyOf() }))
      .on('PUT /chapters/3', () => {
        isRunning = true
        return refusal
      })
    await openPage(topicPath)
    await choose(/the kitchen/)
    await press('Verify')
    await expectWhy()
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
  })
})

describe('a practice that was finished with blanks', () => {
  const hidden = {
    ...surveyOf({ concluded: true, feedback: result, exercises: [right(1), ...surveyOf().exercises.slice(1)] }),
    hidden: 1,
  }

  it('shows the right answers only when its student asks, and says what that costs', async () => {
    const { hidden: _one, ...shown } = hidden
    const asked: string[] = []
    practiceApi()
      .on(`GET ${exercisesCall}`, hidden)
      .on(finishCall.replace('_finish', '_reveal'), () => {
        asked.push('reveal')
        return { body: { ...shown, exercises: [right(1), { ...shown.exercises[1], correct_alternatives: [2] }] } }
      })
    await openPage(topicPath)
    expect(await screen.findByText(/You have not seen 1 right answer\. .* no dollars any more/)).toBeDefined()
    expect(asked).toEqual([])
    await press('See the right answers')
    expect(await heading('Room 1')).toBeDefined()
    expect(asked).toEqual(['reveal'])
    expect(screen.queryByRole('button', { name: 'See the right answers' })).toBeNull()
  })
})
