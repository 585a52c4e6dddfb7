import { expect, it } from 'vitest'
import { countWords } from './count-words.ts'

it.each([
  ['', 0],
  [' \n\t ', 0],
  ['— … !', 0],
  ['My room is small.', 4],
  ['  two\n\nlines  ', 2],
  ["don't well-known 24/7", 3],
  ['café, 3 ou 4 às', 5],
])('counts in %j %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
