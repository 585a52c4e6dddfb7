import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumber, formatQuantity, isCanonicalNumber, joinQuantity, parseNumber, splitQuantity } from './numbers.ts'

const languages = ['en', 'pt'] as const

it.each([
  ['12', '12', '12'],
  ['-12.5', '-12.5', '-12.5'],
  ['-12,5', '-12.5', '-12.5'],
  ['+7', '7', '7'],
  ['− 7', '-7', '-7'],
  ['007', '7', '7'],
  ['-0', '0', '0'],
  ['.5', '0.5', '0.5'],
  [',5', '0.5', '0.5'],
  ['5.', '5', '5'],
  ['12.50', '12.50', '12.50'],
  ['1,234.5', '1234.5', '1234.5'],
  ['1.234,5', '1234.5', '1234.5'],
  ['1.234', '1.234', '1234'],
  ['1,234', '1234', '1.234'],
  ['0.234', '0.234', '0.234'],
  ['0,234', '0.234', '0.234'],
  ['1.234.567', '1234567', '1234567'],
  ['1,234,567', '1234567', '1234567'],
  ['1 234 567,8', '1234567.8', '1234567.8'],
  ['1\u202F234', '1234', '1234'],
  ['1’234.5', '1234.5', '1234.5'],
  ['1,5E3', '1.5e3', '1.5e3'],
  ['2e-07', '2e-7', '2e-7'],
  ['2e+2', '2e2', '2e2'],
  ['3e0', '3', '3'],
  ['0e5', '0', '0'],
])('reads %s as %s in English, as %s in Portuguese', (text, en, pt) => {
  expect(languages.map((language) => parseNumber(text, language))).toEqual([en, pt])
})

it.each(['', ' ', '-', '.', 'e5', '1e', '12a', '1..2', '1,2,3', '1.23.456', '12 34', '1,234.567,8', '1.2e3.4', '--1'])(
  'finds no number in "%s"',
  (text) => {
    for (const language of languages) expect(parseNumber(text, language)).toBeNull()
  },
)

it('refuses more digits than any value has', () => {
  expect(parseNumber('1'.repeat(31), 'en')).toBeNull()
  expect(parseNumber('1'.repeat(30), 'en')).toBe('1'.repeat(30))
})

const number = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 12n }),
    fc.stringMatching(/^\d{0,6}$/),
    fc.option(fc.integer({ min: -300, max: 300 }).filter((power) => power !== 0)),
  )
  .map(([minus, whole, decimals, power]) => {
    const size = `${whole}${decimals && `.${decimals}`}`
    const isZero = /^[0.]+$/.test(size)
    return `${minus && !isZero ? '-' : ''}${size}${power === null || isZero ? '' : `e${power}`}`
  })
const language = fc.constantFrom(...languages)

it('reads what it has written, in every language', () => {
  fc.assert(
    fc.property(number, language, (text, spoken) => {
      expect(isCanonicalNumber(text)).toBe(true)
      expect(parseNumber(formatNumber(text, spoken), spoken)).toBe(text)
    }),
  )
})

it('reads what the platform writes with grouping, in every language', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 99 }), language, (whole, cents, spoken) => {
      const value = whole + (whole < 0 ? -cents : cents) / 100
      const text = new Intl.NumberFormat(spoken, { maximumFractionDigits: 2, minimumFractionDigits: 2 }).format(value)
      expect(Number(parseNumber(text, spoken))).toBeCloseTo(value, 6)
    }),
  )
})

it('answers a canonical number of the same value, or none, whatever is typed', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[-+\d.,' eE]{0,12}$/), language, (text, spoken) => {
      const parsed = parseNumber(text, spoken)
      if (parsed === null) return
      expect(isCanonicalNumber(parsed)).toBe(true)
      expect(parseNumber(formatNumber(parsed, spoken), spoken)).toBe(parsed)
    }),
  )
})

it('keeps number and unit apart', () => {
  expect(splitQuantity('-12.5 km')).toEqual({ number: '-12.5', unit: 'km' })
  expect(splitQuantity('3 square metres')).toEqual({ number: '3', unit: 'square metres' })
  expect(splitQuantity('')).toEqual({ number: '', unit: '' })
  expect(joinQuantity({ number: '2e3', unit: 'm' })).toBe('2e3 m')
  expect(joinQuantity({ number: '2', unit: '' })).toBe('2')
  expect(joinQuantity({ number: '', unit: 'm' })).toBe('')
})

it('writes a number with its unit as a language does', () => {
  expect(formatQuantity('2.12 cm', 'pt')).toBe('2,12 cm')
  expect(formatQuantity('-0.5', 'pt')).toBe('-0,5')
  expect(formatQuantity('2.12 sq. metres', 'pt')).toBe('2,12 sq. metres')
  expect(formatQuantity('2.12 cm', 'en')).toBe('2.12 cm')
  expect(formatQuantity('', 'pt')).toBe('')
})
