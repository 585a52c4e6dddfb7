import { expect, it } from 'vitest'
import { audienceOf, bodyOf, nothingChosen, windowErrors } from './send-state.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const [before, soon, later] = ['2026-11-21T11:00:00.000Z', '2026-11-21T13:00:00.000Z', '2026-11-22T13:00:00.000Z']

it.each([
  ['nothing', '', '', {}],
  ['a beginning alone', soon, '', {}],
  ['an end after the beginning', soon, later, {}],
  ['an end before the beginning', later, soon, { closes_at: 'order' }],
  ['an end that is over', '', before, { closes_at: 'past' }],
  ['half a day', '31/1', '', { opens_at: 'date' }],
  ['half an end', '', '31/1', { closes_at: 'date' }],
])('finds what is wrong with %s', (_, opens_at, closes_at, mistakes) => {
  expect(windowErrors({ opens_at, closes_at }, now)).toEqual(mistakes)
})

it('has no receiver until something is chosen', () => {
  expect(audienceOf(nothingChosen)).toBeNull()
  expect(audienceOf({ ...nothingChosen, chapter: { id: 3, label: 'The hall' } })).toMatchObject({ chapter_id: 3 })
})

it('sends what was chosen, and no date where there is none', () => {
  const state = {
    ...nothingChosen,
    tribes: [{ id: 2, label: 'Owls' }],
    extra: [{ id: 9, label: 'Maria', minutes: 15 }],
    opens_at: soon,
  }
  const audience = audienceOf(state)
  expect(audience && bodyOf(state, audience, 'one')).toEqual({
    unity_ids: [],
    tribe_ids: [2],
    user_ids: [],
    chapter_id: null,
    press: 'one',
    extra_minutes: 0,
    extra: [{ user_id: 9, minutes: 15 }],
    opens_at: soon,
    closes_at: null,
  })
})
