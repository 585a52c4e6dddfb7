import {
  cpfDigits,
  dayOf,
  isCpf,
  isPlainText,
  limits,
  profiles,
  type EnrolErrorCode,
  type Profile,
} from '@the-house/domain'
import { object, string } from 'yup'
import { nameFinder } from '../../reading/heading.ts'
import type { Places } from '../places.ts'

/** What files call the profiles, as `headingKey` writes it. */
const profileLabels: Record<Profile, readonly string[]> = {
  STUDENT: ['student', 'aluno', 'aluna', 'aluno a', 'alunos', 'estudante'],
  TEACHER: ['teacher', 'professor', 'professora', 'professor a', 'prof', 'profa', 'docente'],
  AUTODIDACT: ['autodidact', 'autodidata'],
}
const profileIn = nameFinder((profile: Profile) => profileLabels[profile], profiles)

export interface School {
  units: Places
  tribes: Places
  /** The chapters of the course path, named by their numbers. */
  chapters: Places
}

type Named = { value: string }

/** The messages of these schemas are error codes. */
const errorCode = (code: EnrolErrorCode) => code
const absent = errorCode('absent')

/** A cell of the file; an empty one is undefined. */
const cell = () =>
  string()
    .transform((value: string) => (value === '' ? undefined : value))
    .matches(/^\P{Cc}*$/u, errorCode('unprintable'))

const place = (places: Places) =>
  cell().test('place', errorCode('placeUnknown'), (value) => value === undefined || places.find(value) !== undefined)

/** A number as spreadsheets round it: 5,5119E+12. */
const rounded = /^\d(?:[.,]\d+)?E\+\d{1,3}$/i
const exact = () => cell().test('exact', errorCode('rounded'), (value) => value === undefined || !rounded.test(value))

/** The fewest digits of a CPF that lost zeros; the check digits tell one from another number. */
const fewestDigits = 8

/** Gives a CPF the zeros back that a spreadsheet took from its begin; null: it lost none, or it is no CPF. */
export function withZeros(cell: string): string | null {
  // With points it was no number, and lost none.
  if (!/^\d+$/.test(cell) || cell.length < fewestDigits || cell.length >= 11) return null
  const whole = cell.padStart(11, '0')
  return isCpf(whole) ? whole : null
}

const cpfError = ({ value }: Named) => {
  const digits = cpfDigits(value)
  if (rounded.test(value)) return errorCode('rounded')
  if (withZeros(value) !== null) return errorCode('cpfZeros')
  return errorCode(/^\d*$/.test(digits) && digits.length !== 11 ? 'cpfLength' : 'cpf')
}

const isCode = (value = 'absent') => value.length >= limits.codeMin && value.length <= limits.codeMax

/** A day, and the time of midnight that spreadsheets write behind it. */
const day =
  /^(?:(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4})|(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d))(?:[ T]0?0:00(?::00(?:\.0+)?Z?)?)?$/

/**
 * A day as spreadsheets write it, 17/08/1994, 17-8-1994 or 1994-08-17, as YYYY-MM-DD; null: there is no such day. The day
 * comes before the month, as in Brazil; a year has four digits.
 */
export function dayIn(cell: string): string | null {
  const { d, m, y, year, month, day: dayOfMonth } = day.exec(cell)?.groups ?? {}
  const [first = '', second = ''] = [d ?? dayOfMonth, m ?? month]
  return dayOf(`${first.padStart(2, '0')}/${second.padStart(2, '0')}/${y ?? year ?? ''}`)
}

/** The schema of a row, for a school with these units, tribes and chapters. */
export const rowSchema = ({ units, tribes, chapters }: School) =>
  object({
    code: exact().test('length', errorCode('codeLength'), isCode),
    profile: cell()
      .transform((value?: string) => (value === undefined ? value : (profileIn(value) ?? value)))
      .oneOf(profiles, errorCode('profileUnknown'))
      .required(absent),
    unit: place(units).required(absent),
    // A tribe is required for students only.
    tribe: place(tribes).when('profile', ([profile], tribe) =>
      profile === 'STUDENT' ? tribe.required(absent) : tribe,
    ),
    name: cell()
      .test('invisible', errorCode('unprintable'), (value) => value === undefined || isPlainText(value))
      .max(limits.nameMax, errorCode('nameLong'))
      .required(absent),
    cpf: cell().test('cpf', cpfError, (value) => value === undefined || isCpf(cpfDigits(value))),
    email: cell().max(limits.emailMax, errorCode('emailWrong')).email(errorCode('emailWrong')),
    birthday: cell().test('birthday', errorCode('birthday'), (value) => value === undefined || dayIn(value) !== null),
    chapter: place(chapters),
  })
