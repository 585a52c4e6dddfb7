import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBlanks } from '../masks.ts'
import { blankRanges, type Cloze } from '../question-types/shared/cloze.ts'
import { typeInto } from './typing.ts'

/** Texts with a blank between each two of them; each blank has its own answer. */
const clozeOf = (texts: readonly string[]): Cloze => ({
  masked: texts.join('#####'),
  blanks: texts.slice(1).map((_, index) => ({ answers: [`answer ${index + 1}`], options: [] })),
})
const answers = ({ blanks }: Cloze) => blanks.map(({ answers: [first] }) => first)

/** Replaces a range of the sentence, as an input event does. */
const put = (cloze: Cloze, from: number, to: number, text: string) =>
  typeInto(cloze, cloze.masked.slice(0, from) + text + cloze.masked.slice(to), from + text.length)

const two = clozeOf(['She ', ' to the ', '.'])

describe('typing in a sentence with blanks', () => {
  it.each([
    ['before', 0, 0, 'Yesterday '],
    ['between', 10, 10, 'home '],
    ['after', 22, 22, ' Then she slept.'],
    ['over the words between', 10, 16, 'past a'],
  ])('keeps every answer beside its blank: %s', (_, from, to, text) => {
    const { cloze, caret } = put(two, from, to, text)
    expect(cloze.masked).toBe(two.masked.slice(0, from) + text + two.masked.slice(to))
    expect(answers(cloze)).toEqual(['answer 1', 'answer 2'])
    expect(caret).toBe(from + text.length)
  })

  it('takes a blank away that is deleted, by its place and not by its looks', () => {
    const same = clozeOf(['', ' ', ''])
    expect(put(same, 0, 6, '').cloze).toMatchObject({ masked: '#####', blanks: [{ answers: ['answer 2'] }] })
    expect(put(same, 5, 11, '').cloze).toMatchObject({ masked: '#####', blanks: [{ answers: ['answer 1'] }] })
  })

  it('takes a blank away as a whole that loses a hash', () => {
    const { cloze, caret } = put(two, 8, 9, '')
    expect(cloze.masked).toBe('She  to the #####.')
    expect(answers(cloze)).toEqual(['answer 2'])
    expect(caret).toBe(4)
    expect(put(two, 6, 6, 'x').cloze.masked).toBe('She x to the #####.')
  })

  it('makes an empty blank of five hashes that are typed or pasted', () => {
    expect(answers(put(two, 12, 12, ' #####').cloze)).toEqual(['answer 1', '', 'answer 2'])
    const typed = ['#', '#', '#', '#', '#'].reduce((cloze, hash) => put(cloze, 0, 0, hash).cloze, clozeOf([' end']))
    expect(typed).toMatchObject({ masked: '##### end', blanks: [{ answers: [''] }] })
  })

  it('keeps blanks apart from hashes and from each other', () => {
    expect(put(two, 9, 9, '#').cloze).toEqual(two)
    expect(put(two, 4, 4, '##').cloze).toEqual(two)
    expect(put(two, 9, 17, '').cloze).toEqual({ ...two, masked: 'She ##### #####.' })
  })

  const text = fc.stringMatching(/^[a-z .]{1,5}$/)
  const texts = fc.array(text, { minLength: 1, maxLength: 5 })
  const place = fc.nat()

  it('keeps all blanks while only the text around them changes', () => {
    fc.assert(
      fc.property(texts, place, place, place, fc.stringMatching(/^[a-z .]{0,4}$/), (pieces, at, one, other, typed) => {
        const cloze = clozeOf(pieces)
        const piece = at % pieces.length
        const start = pieces.slice(0, piece).join('#####').length + (piece === 0 ? 0 : 5)
        const { length } = pieces[piece] ?? ''
        const [from = 0, to = 0] = [one, other].map((by) => start + (by % (length + 1))).toSorted((a, b) => a - b)
        const { cloze: changed } = put(cloze, from, to, typed)
        expect(changed.blanks).toEqual(cloze.blanks)
        expect(countBlanks(changed.masked)).toBe(changed.blanks.length)
      }),
    )
  })

  it('takes away those blanks alone that a change has touched', () => {
    fc.assert(
      fc.property(texts, place, place, (pieces, one, other) => {
        const cloze = clozeOf(pieces)
        const [from = 0, to = 0] = [one, other].map((at) => at % (cloze.masked.length + 1)).toSorted((a, b) => a - b)
        const kept = blankRanges(cloze.masked).map((range) => range.to <= from || range.from >= to)
        const { cloze: changed } = put(cloze, from, to, 'new')
        expect(changed.blanks).toEqual(cloze.blanks.filter((_, index) => kept[index]))
      }),
    )
  })

  it('has as many answers as blanks after anything at all', () => {
    const typed = fc.stringMatching(/^[a# ]{0,7}$/)
    const edits = fc.array(fc.tuple(place, place, typed), { maxLength: 8 })
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a# ]{0,4}$/), { minLength: 1, maxLength: 4 }),
        edits,
        (pieces, list) => {
          const masked = pieces.join(' ##### ')
          const empty = { answers: ['x'], options: [] }
          let cloze: Cloze = { masked, blanks: blankRanges(masked).map(() => empty) }
          for (const [one, other, text] of list) {
            const [from = 0, to = 0] = [one, other]
              .map((at) => at % (cloze.masked.length + 1))
              .toSorted((a, b) => a - b)
            const done = put(cloze, from, to, text)
            cloze = done.cloze
            expect(countBlanks(cloze.masked)).toBe(cloze.blanks.length)
            expect(done.caret).toBeLessThanOrEqual(cloze.masked.length)
          }
        },
      ),
    )
  })
})
