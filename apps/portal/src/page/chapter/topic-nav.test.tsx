import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { choiceOf } from '../../testing/choice.ts'
import { openPage, signedInAs, signedOut } from '../../testing/open-page.tsx'
import { practiceApi, surveyOf, topicPath } from '../../testing/practice-api.ts'

const doors = '/the-magic-formula/chapter/3/e/doors/14'

beforeEach(() => {
  signedOut()
  signedInAs()
  practiceApi()
    .on('GET /chapters/3/topics', {
      content: [
        { id: 12, name: 'Rooms', type: 'EXERCISE', available: true },
        { id: 13, name: 'Keys', type: 'CONTENT', available: true },
        { id: 14, name: 'Doors', type: 'EXERCISE', available: true },
      ],
    })
    .on(
      'GET /chapters/3/exercises?topic_id=14',
      surveyOf({ id: 50, exercises: [3, 2].map((id) => choiceOf(id, `Door ${id}`, ['open', 'shut'], {})) }),
    )
})

const tab = async (name: RegExp) =>
  within(await screen.findByRole('navigation', { name: /^Topics/ })).getByRole('link', { name })

it('keeps the exercise of the address for other exercises, and the attempt for none', async () => {
  await openPage(`${topicPath}?attempt=40&exercise=2`)
  expect((await tab(/Doors/)).getAttribute('href')).toBe(`${doors}?exercise=2`)
  expect((await tab(/Keys/)).getAttribute('href')).toBe('/the-magic-formula/chapter/3/keys/13')
})

it.each([
  [2, 'Door 2'],
  [1, 'Door 3'],
])('leads with exercise %i of the address to %s: the same one, or the first', async (exercise, heading) => {
  await openPage(`${topicPath}?exercise=${exercise}`)
  await userEvent.click(await tab(/Doors/))
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
  expect(location.pathname + location.search).toBe(`${doors}?exercise=${exercise}`)
})
