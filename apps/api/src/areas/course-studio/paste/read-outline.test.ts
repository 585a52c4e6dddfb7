import { expect, it } from 'vitest'
import { readOutline } from './read-outline.ts'

it.each(['\n', '\r\n', '\r'])('an outline has its lines whatever ends them: %j', (lineEnd) => {
  const text = ['The kitchen', '\tStory', '', 'The garden', '\tRain'].join(lineEnd)
  expect(readOutline(text, 'books', null).map(({ line, depth, name }) => [line, depth, name])).toEqual([
    [1, 0, 'The kitchen'],
    [2, 1, 'Story'],
    [4, 0, 'The garden'],
    [5, 1, 'Rain'],
  ])
})
