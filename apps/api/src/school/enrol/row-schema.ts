import {
  cpfDigits,
  dayOf,
  dayText,
  isCpf,
  isPlainText,
  limits,
  profiles,
  type EnrolErrorCode,
  type Profile,
} from '@the-house/domain'
import { object, string } from 'yup'
import { fold, type Places } from '../places.ts'

const profileLabels: Record<string, Profile> = {
  student: 'STUDENT',
  aluno: 'STUDENT',
  estudante: 'STUDENT',
  teacher: 'TEACHER',
  professor: 'TEACHER',
  autodidact: 'AUTODIDACT',
  autodidata: 'AUTODIDACT',
}

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

const cpfError = ({ value }: Named) => {
  const digits = cpfDigits(value)
  return errorCode(/^\d*$/.test(digits) && digits.length !== 11 ? 'cpfLength' : 'cpf')
}

const isCode = (value = 'absent') => value.length >= limits.codeMin && value.length <= limits.codeMax

/** A day as spreadsheets write it, 17/08/1994 or 1994-08-17, as YYYY-MM-DD; null: there is no such day. */
export const dayIn = (cell: string): string | null => dayOf(/^\d{4}-/.test(cell) ? dayText(cell) : cell)

/** The schema of a row, for a school with these units, tribes and chapters. */
export const rowSchema = ({ units, tribes, chapters }: School) =>
  object({
    code: cell().test('length', errorCode('codeLength'), isCode),
    profile: cell()
      .transform((value?: string) => (value === undefined ? value : (profileLabels[fold(value)] ?? value)))
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
