import { isCanonicalNumber, parseNumber } from '../../numbers.ts'
import { readBars, writeBars } from '../formats/csv-lists.ts'
import type { CsvRow } from '../formats/csv-row.ts'
import type { ServerRules } from '../server-rules.ts'
import { readNumbers, writeNumbers, type AcceptedNumber, type Unit } from './key.ts'

/** A number as the table has it; what a spreadsheet wrote otherwise is understood, and told. */
function numberIn(text: string, note: (text: string) => void): string {
  const plain = text.trim()
  const read = plain === '' || isCanonicalNumber(plain) ? plain : parseNumber(plain, 'en')
  if (read !== null && read !== plain) note(`${plain} = ${read}`)
  return read ?? plain
}

/** A unit and how many of it make one of the first, as in `cm=100`. */
function unitIn(text: string): Unit {
  const at = text.lastIndexOf('=')
  return at < 0
    ? { name: text.trim(), multiplier: '' }
    : { name: text.slice(0, at).trim(), multiplier: text.slice(at + 1).trim() }
}

function acceptedIn({ cells, draft, note }: CsvRow): AcceptedNumber[] {
  const told = (what: string) => note('number.read', 'answers', what)
  const lines = cells.answers.split('\n').filter((line) => line.trim() !== '')
  const unread = lines.find((one) => /%/.test(one.replace(/^\s*%[^%]*%/, '')))
  if (unread !== undefined) note('value.wrong', 'answers', unread)
  const { accepted } = readNumbers({ ...draft, answer_correct: lines.join('\n') })
  return accepted.map(({ value, tolerance, credit }) => ({
    value: numberIn(value, told),
    tolerance: numberIn(tolerance, told),
    credit: credit.trim(),
  }))
}

export const readNumbersCsv: ServerRules['readCsv'] = (row) => {
  const units = row.cells.options.split('\n').flatMap(readBars).map(unitIn)
  const [first] = units
  if (first && first.multiplier !== '' && first.multiplier !== '1') row.note('value.wrong', 'options', first.multiplier)
  return writeNumbers(row.draft, { accepted: acceptedIn(row), units })
}

export const writeNumbersCsv: ServerRules['writeCsv'] = (draft) => {
  const { units } = readNumbers(draft)
  return {
    answers: draft.answer_correct ?? '',
    options: writeBars(units.map(({ name, multiplier }) => `${name}=${multiplier}`)),
  }
}
