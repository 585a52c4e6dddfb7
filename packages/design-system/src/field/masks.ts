import type { MaskitoMaskExpression, MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'

const digit = /\d/
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const country = '55'
/** The number of digits of area code and number. */
const longest = 11

/** Removes the country code of a typed, pasted or autofilled number. */
const dropCountry: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const [from, to] = elementState.selection
  const { value } = elementState
  const all = digitsOf(value.slice(0, from) + data + value.slice(to))
  if (action.startsWith('delete') || all.length <= longest || !all.startsWith(country)) return { elementState, data }
  const number = all.slice(country.length)
  if (data) return { elementState: { value: '', selection: [0, 0] }, data: number }
  return { elementState: { value: number, selection: [number.length, number.length] } }
}

const area = ['(', digit, digit, ')', ' ']
const four = [digit, digit, digit, digit]

/** Landline numbers begin with 2 to 5 and are a digit shorter. */
const phoneMask = (typed: string): MaskitoMaskExpression =>
  /^..[2-5]/.test(digitsOf(typed)) ? [...area, ...four, '-', ...four] : [...area, digit, ...four, '-', ...four]

const twoDigits = (part: string | undefined): string => (part ?? '').padStart(2, '0')

/** Parses a whole date in another format: 1990-05-17 (browser autofill), 5/3/1990, 17.05.1990. */
function wholeDate(text: string): string {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d\d)-(\d\d)\s*$/.exec(text) ?? []
  if (isoYear) return `${isoDay}/${isoMonth}/${isoYear}`
  const [, day, month, year] = /^\s*(\d\d?)[/.\s-](\d\d?)[/.\s-](\d{4})\s*$/.exec(text) ?? []
  return year ? `${twoDigits(day)}/${twoDigits(month)}/${year}` : text
}

const readDate: MaskitoPreprocessor = ({ elementState, data }) => {
  const { value, selection } = elementState
  const [from] = selection
  // '5/' means '05/'.
  const single = /^[/.\s-]$/.test(data) && /(?:^|\/)\d$/.test(value.slice(0, from))
  if (!single) return { elementState: { value: wholeDate(value), selection }, data: wholeDate(data) }
  const padded = `${value.slice(0, from - 1)}0${value.slice(from - 1)}`
  return { elementState: { value: padded, selection: [from + 1, from + 1] }, data: '/' }
}

/** Input masks. They only format: invalid input stays visible, and the form's validation reports it. */
export const masks = {
  /** (99) 99999-9999 */
  phone: { mask: ({ value }) => phoneMask(value), preprocessors: [dropCountry] },
  /** DD/MM/YYYY */
  date: {
    mask: [digit, digit, '/', digit, digit, '/', digit, digit, digit, digit],
    preprocessors: [readDate],
  },
} satisfies Record<string, MaskitoOptions>

export type MaskName = keyof typeof masks
