import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('names a topic in its address without accents, spaces or signs', () => {
  expect(paths.exercises(3, { id: 12, name: 'A história: Água & pão' })).toBe(
    '/the-magic-formula/chapter/3/e/a-historia-agua-pao/12',
  )
  expect(paths.content(3, { id: 13, name: '?!' })).toBe('/the-magic-formula/chapter/3/topic/13')
})
