import { expect, it } from 'vitest'
import { hms, passedSince } from './time-left.ts'

it.each([
  [0, { h: 0, m: 0, s: 0 }],
  [59, { h: 0, m: 0, s: 59 }],
  [3729, { h: 1, m: 2, s: 9 }],
  [90_000, { h: 25, m: 0, s: 0 }],
])('reads %i seconds as %j', (seconds, read) => {
  expect(hms(seconds)).toEqual(read)
})

it.each([
  [601, 600, 600],
  [600, 599, null],
  [301, 300, 300],
  [700, 45, 60],
  [31, 30, 30],
  [400, 12, 30],
  [700, 0, null],
  [29, 28, null],
])('from %i to %i seconds passes the moment %j', (before, left, moment) => {
  expect(passedSince(before, left)).toBe(moment)
})
