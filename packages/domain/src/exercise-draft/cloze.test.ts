import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countBlanks } from '../masks.ts'
import { addKey, keyCount, removeKey, setAnswer, type Cloze, type ClozeType } from '../question-types/shared/cloze.ts'
import { markBlank, unmarkBlank } from './marks.ts'

const types = fc.constantFrom<ClozeType>('COMPLETE_LETTERS', 'COMPLETE_WORD', 'MULTIPLE_OPTIONS')
const word = fc.stringMatching(/^[a-zé]{1,6}$/)
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
const plain = (masked: string): Cloze => ({ masked, blanks: [] })

/** Marks a range of the text as a blank; where marking is refused, the sentence is returned unchanged. */
const marked = (cloze: Cloze, type: ClozeType, from: number, to = from): Cloze => {
  const done = markBlank(cloze, type, from, to)
  return 'cloze' in done ? done.cloze : cloze
}
const withBlanks = (text: string, type: ClozeType, places: readonly number[]) =>
  places.reduce((cloze, place) => marked(cloze, type, place % (cloze.masked.length + 1)), plain(text))

describe('marking a part of the text', () => {
  it('hides it as a blank and keeps it as the answer', () => {
    expect(markBlank(plain('She went home.'), 'COMPLETE_WORD', 4, 8)).toEqual({
      cloze: { masked: 'She ##### home.', blanks: [{ answers: ['went'], options: [] }] },
      caret: 9,
    })
  })

  it('takes the word around the caret where nothing is selected', () => {
    const { masked, blanks } = marked(plain('“She went,” he said.'), 'MULTIPLE_OPTIONS', 6)
    expect(masked).toBe('“She #####,” he said.')
    expect(blanks).toEqual([{ answers: ['went'], options: ['went'] }])
  })

  it('leaves the spaces around a selection, and takes a phrase as one', () => {
    expect(marked(plain('He got out of bed.'), 'COMPLETE_WORD', 6, 14)).toEqual({
      masked: 'He got ##### bed.',
      blanks: [{ answers: ['out of'], options: [] }],
    })
  })

  it('hides letters word by word, in upper case', () => {
    expect(marked(plain('the morning sun’s'), 'COMPLETE_LETTERS', 5, 17)).toEqual({
      masked: 'the m##### #####',
      blanks: [
        { answers: ['ORNING'], options: [] },
        { answers: ["SUN'S"], options: [] },
      ],
    })
  })

  it.each([
    ['only spaces', 'a  b', 1, 3, 'nothing'],
    ['nothing at the end of a line', 'a. ', 3, 3, 'nothing'],
    ['a blank itself', 'a ##### b', 2, 7, 'touching'],
    ['what holds a blank', 'a ##### b', 0, 9, 'touching'],
    ['what stands beside a blank', 'a#####', 0, 1, 'touching'],
    ['what stands beside a hash', 'room #4', 6, 7, 'touching'],
  ])('refuses %s', (_, text, from, to, refused) => {
    const blanks = Array.from({ length: countBlanks(text) }, () => ({ answers: ['x'], options: [] }))
    expect(markBlank({ masked: text, blanks }, 'COMPLETE_WORD', from, to)).toEqual({ refused })
  })

  it('never parts blanks from what belongs to them', () => {
    fc.assert(
      fc.property(types, sentence, fc.array(fc.nat(), { maxLength: 6 }), (type, text, places) => {
        const cloze = withBlanks(text, type, places)
        expect(countBlanks(cloze.masked)).toBe(cloze.blanks.length)
        // Blanks are in reading order: unmarking each of them restores the text.
        const back = cloze.blanks.reduceRight((left, _, index) => unmarkBlank(left, type, index), cloze)
        expect(back.masked.toLowerCase()).toBe(text)
        expect(back.blanks).toEqual([])
      }),
    )
  })

  it('is undone by putting the answer back, wherever it was', () => {
    const ranges = fc.tuple(types, sentence, fc.array(fc.nat(), { maxLength: 3 }), fc.nat(), fc.nat())
    fc.assert(
      fc.property(ranges, ([type, text, places, one, other]) => {
        const cloze = withBlanks(text, type, places)
        const [from = 0, to = 0] = [one, other].map((at) => at % (cloze.masked.length + 1)).toSorted((a, b) => a - b)
        const done = markBlank(cloze, type, from, to)
        fc.pre('cloze' in done && done.cloze.blanks.length === cloze.blanks.length + 1)
        const index = done.cloze.blanks.findIndex((blank) => !cloze.blanks.includes(blank))
        const back = unmarkBlank(done.cloze, type, index)
        expect({ ...back, masked: back.masked.toLowerCase() }).toEqual(cloze)
      }),
    )
  })

  it('writes letters small again, and large at the beginning of a sentence', () => {
    const cloze: Cloze = {
      masked: '##### is here. ##### went hom#####',
      blanks: [['ANA'], ['SHE'], ['E']].map((answers) => ({ answers, options: [] })),
    }
    const back = cloze.blanks.reduceRight((left, _, index) => unmarkBlank(left, 'COMPLETE_LETTERS', index), cloze)
    expect(back.masked).toBe('Ana is here. She went home')
  })
})

describe('the answers of a blank', () => {
  const cloze = marked(plain('She went home'), 'COMPLETE_WORD', 5)

  it('may be several; the first is copied to begin with', () => {
    const two = setAnswer(addKey(cloze), 'COMPLETE_WORD', 0, 'got', 1)
    expect(two.blanks).toEqual([{ answers: ['went', 'got'], options: [] }])
    expect(keyCount(two)).toBe(2)
    expect(removeKey(two, 0).blanks[0]?.answers).toEqual(['got'])
    expect(removeKey(cloze, 0)).toEqual(cloze)
    // A blank that is added later has as many answers.
    expect(marked(two, 'COMPLETE_WORD', 0).blanks[0]?.answers).toEqual(['She', 'She'])
  })

  it('hold only what their type can keep', () => {
    expect(setAnswer(cloze, 'COMPLETE_WORD', 0, 'w|e\nnt').blanks[0]?.answers).toEqual(['we nt'])
    expect(setAnswer(cloze, 'COMPLETE_LETTERS', 0, 'o’clock, é!').blanks[0]?.answers).toEqual(["O'CLOCKÉ"])
  })
})
