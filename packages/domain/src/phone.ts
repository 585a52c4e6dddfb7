import { text } from './validation.ts'

/** Signs that people put between the digits of a number. */
const between = /[\s()+-]/g
/** The country's 55 where somebody writes it, the area, a 6 to 9 before mobile numbers, and eight digits. */
const number = /^(55)?[1-9]\d[6-9]?\d{8}$/

/** The digits of a number as it was typed. */
export const phoneDigits = (typed: string): string => typed.replaceAll(between, '')

/** Digits as people here write them, without the country; what is no number stays as it is. */
export const phoneText = (digits: string): string => digits.replace(/^(?:55)?(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** A telephone number, masked or not. */
export const phone = () =>
  text().test('phone', 'validation.phone', (value) => !value || number.test(phoneDigits(value)))
