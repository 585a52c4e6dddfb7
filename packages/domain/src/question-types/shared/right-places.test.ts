import { describe, expect, it } from 'vitest'
import type { CsvCells } from '../formats/csv-row.ts'
import { countRight, readRightPlaces } from './right-places.ts'

const none: CsvCells = {
  type: '', title: '', question: '', sentence: '', choices: '', right: '', answers: '', options: '', feedback: '',
  choice_feedback: '', media_type: '', media_url: '', image_text: '', tests_only: '', topic: '', remarks: '',
} // oxfmt-ignore

function read(right: string, titles: readonly string[]) {
  const notes: string[] = []
  const places = readRightPlaces(
    { cells: { ...none, right }, note: (token, _, what) => notes.push(`${token}: ${what}`) },
    titles,
  )
  return { places, notes }
}

const verbs = ['go', 'goes', 'went', 'gone', 'going']

describe('the right alternatives of a row', () => {
  it.each([
    ['2', [2]],
    ['1, 3', [1, 3]],
    ['1;3', [1, 3]],
    [' 4 5 ', [4, 5]],
    ['', []],
  ])('are told by numbers, which need no note: “%s”', (cell, places) => {
    expect(read(cell, verbs)).toEqual({ places, notes: [] })
  })

  it.each([
    ['B', ['goes']],
    ['b', ['goes']],
    ['b)', ['goes']],
    ['b.', ['goes']],
    ['(c)', ['went']],
    ['c:', ['went']],
    ['Letra B', ['goes']],
    ['alternativa c', ['went']],
    ['A, C', ['go', 'went']],
    ['A e C', ['go', 'went']],
    ['A and C', ['go', 'went']],
    ['a) e c)', ['go', 'went']],
    ['a, c, e', ['go', 'went', 'going']],
    ['A/D', ['go', 'gone']],
    ['E', ['going']],
    ['went', ['went']],
  ])('are told by letters, and each is noted as it was read: “%s”', (cell, texts) => {
    const { places, notes } = read(cell, verbs)
    expect(places.map((place) => verbs[place - 1])).toEqual(texts)
    expect(notes.map((note) => note.split(' = ')[1])).toEqual(texts)
    expect(notes.every((note) => note.startsWith('right.read'))).toBe(true)
  })

  it('are two letters joined by “e” where there is no fifth alternative', () => {
    expect(read('a e c', verbs.slice(0, 4)).places).toEqual([1, 3])
  })

  it.each([
    ['a letter that is another alternative too', 'a', ['the', 'a', 'an'], 'right.unclear: a'],
    ['“e” among five alternatives', 'a e c', verbs, 'right.unclear: a e c'],
    ['a letter beyond the last', 'f', verbs, 'right.range: f'],
    ['a number beyond the last', '6', verbs, 'right.range: 6'],
    ['a word that is none', 'gone away', verbs, 'right.range: gone'],
    ['a text that stands twice', 'go', ['go', 'go'], 'right.range: go'],
  ])('are refused, not guessed, for %s', (_, cell, titles, note) => {
    expect(read(cell, titles).notes).toContain(note)
  })

  it('are the places that numbers name, which is noted where an alternative has that number as its text', () => {
    expect(read('1', ['3', '1', '2'])).toEqual({ places: [1], notes: ['right.read: 1 = 3'] })
  })

  it.each([
    ['B', 1],
    ['A, C', 2],
    ['a e b', 2],
    ['2', 1],
    ['went', 0],
  ])('are counted: “%s”', (cell, count) => {
    expect(countRight(cell)).toBe(count)
  })
})
