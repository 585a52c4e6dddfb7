import { expect, it } from 'vitest'
import { audienceIn, chosenAudience, emptyValues, messageResolver } from './compose-values.ts'
import { momentError } from './moment-error.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

it.each([
  ['now', null, undefined],
  ['a time that is not chosen yet', '', 'validation.required'],
  ['half a day', '31/1', 'validation.date'],
  ['a time that is over', '2026-11-21T11:59:00.000Z', 'messages.when.past'],
  ['tomorrow', '2026-11-22T12:00:00.000Z', undefined],
  ['in two years', '2028-11-22T12:00:00.000Z', 'messages.when.far'],
])('finds what is wrong with %s', (_, value, mistake) => {
  expect(momentError(value, now)).toBe(mistake)
})

it('what is no audience in a draft counts as nobody', () => {
  for (const damaged of [
    null,
    'Centre',
    { unities: 'Centre', people: [{ id: 'two' }], profiles: ['COOK'], chapter: 3 },
  ])
    expect(chosenAudience(audienceIn(damaged))).toBeNull()
})

it('profiles alone are an audience', () => {
  expect(chosenAudience(audienceIn({ profiles: ['TEACHER'] }))).toEqual({
    unity_ids: [],
    tribe_ids: [],
    user_ids: [],
    profiles: ['TEACHER'],
    chapter_id: null,
  })
})

const mistakesIn = async (values: object) => {
  const { errors } = await messageResolver({ ...emptyValues, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
}

it('names everything that is missing at once', async () => {
  expect(await mistakesIn({ send_at: '' })).toEqual({
    title_en: 'validation.required',
    text_en: 'validation.required',
    audience: 'messages.who.none',
    send_at: 'validation.required',
  })
})

it('is whole in one language', async () => {
  const audience = { tribes: [{ id: 2, label: 'Owls' }] }
  expect(await mistakesIn({ title_pt: 'Olá', text_pt: 'Até', audience })).toEqual({})
  expect(await mistakesIn({ title_pt: 'Olá', audience })).toEqual({ text_pt: 'validation.required' })
})
