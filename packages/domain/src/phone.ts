import { text } from './validation.ts'

/** Separators that users type between the digits. */
const between = /[\s()+-]/g
/** An optional country code 55, the area code, a 6 to 9 before mobile numbers, and eight digits. */
const number = /^(55)?[1-9]\d[6-9]?\d{8}$/

/** Strips the separators of a typed phone number. */
export const phoneDigits = (typed: string): string => typed.replaceAll(between, '')

/** Formats digits as a Brazilian number without the country code; text that is no number is returned unchanged. */
export const phoneText = (digits: string): string => digits.replace(/^(?:55)?(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')

/** A phone number, formatted or not. */
export const phone = () =>
  text().test('phone', 'validation.phone', (value) => !value || number.test(phoneDigits(value)))
