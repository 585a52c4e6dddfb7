import { describe, expect, it } from 'vitest'
import { codesTyped, generatedCodeOf, isShortCode } from './enrolment-codes.ts'

describe('a generated code', () => {
  it.each(['7K2M-Q0XD-41TWA', '7k2m-q0xd-41twa', ' 7K2MQ0XD41TWA ', '7K2M QOXD 4ITWA', '7K2M–QoXD–4lTWA'])(
    'is known however it is typed: %s',
    (typed) => {
      expect(generatedCodeOf(typed)).toBe('7K2M-Q0XD-41TWA')
      expect(codesTyped(typed)).toContain('7K2M-Q0XD-41TWA')
    },
  )

  it.each(['KEY-20001', 'HOUSE-2041', '7K2M-Q0XD-41TW', '7K2M-Q0XD-41TWAA', '7K2M-Q0XD-41TWU'])(
    'is none that a school has made up: %s',
    (typed) => {
      expect(codesTyped(typed)).toEqual([typed])
    },
  )

  it('may be one that a school has made up in its form, which is looked for first as it is', () => {
    expect(codesTyped('KEY2000000001')).toEqual(['KEY2000000001', 'KEY2-0000-00001'])
  })
})

describe('a code that can be guessed', () => {
  it.each(['KEY-20001', '123456789012', 'escola2026', 'AAAAA'])('is %s', (code) => {
    expect(isShortCode(code)).toBe(true)
  })

  it.each(['7K2M-Q0XD-41TWA', 'Xy7-Qw9-Zr4-Tm', '4f8c1b2e-90ad-4c1f'])('is not %s', (code) => {
    expect(isShortCode(code)).toBe(false)
  })
})
