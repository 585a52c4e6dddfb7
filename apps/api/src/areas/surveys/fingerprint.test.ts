import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

type Asked = Parameters<typeof fingerprintOf>[0]

const nothing: Asked = {
  type: 'UNIQUE_ALTERNATIVE',
  title: '',
  question: '',
  question_masked: null,
  alternatives: [],
  options: [],
  media: null,
  media_url: null,
  audio_extra: null,
  image_extra: null,
}
const titled = (...titles: string[]) => titles.map((title, id) => ({ id, title }))
const cat = { ...nothing, question: '<p>Where is the cat?</p>', alternatives: titled('On the roof', 'In the oven') }

const made = (list: string[]) => ({
  ...cat,
  alternatives: titled(...list),
  options: [{ position: 1, options: list }],
})

describe('the fingerprint of an exercise', () => {
  it.each([
    ['another title', { ...cat, title: 'Copy of the cat' }],
    ['another file', { ...cat, audio_extra: 'other.mp3' }],
    ['marks, case and spaces', { ...cat, question: '<h2>WHERE <em>is</em>&nbsp;the cat ?</h2>' }],
    ['words in other paragraphs', { ...cat, question: '<p>Where</p><ul><li>is<br>the</li></ul><p>cat?</p>' }],
    ['signs without width', { ...cat, question: '<p>Whe\u00ADre is t\u200Bhe c<b>a</b>t?</p>' }],
    ['another order of choices', { ...cat, alternatives: titled('in the oven', 'on the roof') }],
  ])('is the same with %s', (_, other) => expect(fingerprintOf(other)).toBe(fingerprintOf(cat)))

  it.each([
    ['another question', { ...cat, question: '<p>Where is the dog?</p>' }],
    ['other choices', { ...cat, alternatives: titled('On the roof', 'In the garden') }],
    ['a blank elsewhere', { ...cat, question_masked: 'The ##### is here.' }],
  ])('is another one with %s', (_, other) => expect(fingerprintOf(other)).not.toBe(fingerprintOf(cat)))

  it('tells recordings without a text apart by their title and file', () => {
    const heard = { ...nothing, title: 'Listen', audio_extra: 'one.mp3' }
    expect(fingerprintOf({ ...heard })).toBe(fingerprintOf(heard))
    expect(fingerprintOf({ ...heard, audio_extra: 'two.mp3' })).not.toBe(fingerprintOf(heard))
  })

  it('is the same for every order of choices and options', () => {
    const choices = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(
        choices.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([one, other]) => {
          expect(fingerprintOf(made(other))).toBe(fingerprintOf(made(one)))
        },
      ),
    )
  })
})
