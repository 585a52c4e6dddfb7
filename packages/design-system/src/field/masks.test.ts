import { maskitoTransform } from '@maskito/core'
import { describe, expect, it } from 'vitest'
import { masks } from './masks.ts'

describe('a telephone number', () => {
  it.each([
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['+55 11 98765-4321', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    // 55 is the code of an area too, not only of the country.
    ['55987654321', '(55) 98765-4321'],
    ['1134567890', '(11) 3456-7890'],
    ['+55 (11) 3456-7890', '(11) 3456-7890'],
    ['119', '(11) 9'],
    ['none', ''],
  ])('that comes as %s is written %s', (typed, written) => {
    expect(maskitoTransform(typed, masks.phone)).toBe(written)
  })
})

describe('a birthday', () => {
  it.each([
    ['17051990', '17/05/1990'],
    ['17/05/1990', '17/05/1990'],
    ['1990-05-17', '17/05/1990'],
    ['5/3/1990', '05/03/1990'],
    ['17.5.1990', '17/05/1990'],
    ['17 05 1990', '17/05/1990'],
    ['31/02/1990', '31/02/1990'],
    ['17/05/90', '17/05/90'],
    ['1705', '17/05'],
  ])('that comes as %s is written %s', (typed, written) => {
    expect(maskitoTransform(typed, masks.date)).toBe(written)
  })
})
