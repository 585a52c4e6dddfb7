import { expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

it.each([
  [1, 'well'],
  [0.4, 'well'],
  [0.39, 'fairly'],
  [0.2, 'fairly'],
  [0.19, 'hardly'],
  [-0.1, 'hardly'],
  [-0.11, 'backwards'],
  [-1, 'backwards'],
])('judges %d as %s', (discrimination, verdict) => {
  expect(verdictOf(discrimination)).toBe(verdict)
})
