import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { maskitoDate } from '@maskito/kit'

const digit = /\d/
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Area and number. */
const longest = 11
const country = '55'

/** A number that comes with its country (pasted, filled in by the browser) is kept without it. */
const dropCountry: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const [from, to] = elementState.selection
  const { value } = elementState
  const all = digitsOf(value.slice(0, from) + data + value.slice(to))
  if (action.startsWith('delete') || all.length <= longest || !all.startsWith(country)) return { elementState, data }
  const number = all.slice(country.length)
  if (data) return { elementState: { value: '', selection: [0, 0] }, data: number }
  return { elementState: { value: number, selection: [number.length, number.length] } }
}

/** The browser fills in a date as the wire spells it. */
const turnIso: MaskitoPreprocessor = ({ elementState, data }) => {
  const turn = (text: string) => text.trim().replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')
  return { elementState: { ...elementState, value: turn(elementState.value) }, data: turn(data) }
}

const birthday = maskitoDate({ mode: 'dd/mm/yyyy', separator: '/' })

/** How what is typed is written. */
export const masks = {
  /** (99) 99999-9999 */
  phone: {
    mask: ['(', digit, digit, ')', ' ', digit, digit, digit, digit, digit, '-', digit, digit, digit, digit],
    preprocessors: [dropCountry],
  },
  /** DD/MM/YYYY */
  date: { ...birthday, preprocessors: [turnIso, ...birthday.preprocessors] },
} satisfies Record<string, MaskitoOptions>

export type MaskName = keyof typeof masks
