import { expect, it } from 'vitest'
import { stateIn } from './send-draft.ts'
import { nothingChosen } from './send-state.ts'

it('a draft of a sending is read as it was saved', () => {
  const state = {
    ...nothingChosen,
    tribes: [{ id: 2, label: 'Owls' }],
    chapter: { id: 3, label: 'The hall' },
    opens_at: '2027-03-08T11:00:00.000Z',
    extra: [{ id: 7, label: 'Maria Silva', minutes: 15 }],
  }
  expect(stateIn(JSON.parse(JSON.stringify(state)))).toEqual(state)
})

it('what is no draft of a sending counts as nothing chosen', () => {
  expect(stateIn({})).toEqual(nothingChosen)
  const damaged = {
    unities: 'Centre',
    tribes: [{ id: 'two' }],
    chapter: 3,
    opens_at: 4,
    extra: [{ id: 7, label: 'x' }],
  }
  expect(stateIn(damaged)).toEqual(nothingChosen)
})
