import { cpfDigits, isCpf, limits, profiles, type Profile } from '@the-house/domain'
import { object, string } from 'yup'
import { fold, type Places } from '../places.ts'
import { texts } from '../texts.ts'
import type { Column } from './table.ts'

const profileWords: Record<string, Profile> = {
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
}

type Named = { value: string }

/** What a cell of the file holds; an empty one holds nothing. */
const cell = (column: Column | 'e-mail') =>
  string()
    .transform((value: string) => (value === '' ? undefined : value))
    .matches(/^\P{Cc}*$/u, texts.unprintable(column))

const place = (what: 'unit' | 'tribe', places: Places) =>
  cell(what).test(
    what,
    ({ value }: Named) => texts.placeUnknown(what, value, places.names),
    (value) => value === undefined || places.find(value) !== undefined,
  )

const cpfFault = ({ value }: Named) => {
  const digits = cpfDigits(value)
  return /^\d*$/.test(digits) && digits.length !== 11 ? texts.cpfLength(value, digits.length) : texts.cpf(value)
}

const codeFault = ({ value }: Named) => texts.codeLength(value, limits.codeMin, limits.codeMax)

/** A line of the file, as it has to be in a school with these units and tribes. */
export const rowSchema = ({ units, tribes }: School) =>
  object({
    code: cell('code')
      .test('length', codeFault, (value = 'absent') => value.length >= limits.codeMin && value.length <= limits.codeMax)
      .required(texts.absent('code')),
    profile: cell('profile')
      .transform((value?: string) => (value === undefined ? value : (profileWords[fold(value)] ?? value)))
      .oneOf(profiles, ({ value }: Named) => texts.profileUnknown(value, profiles))
      .required(texts.absent('profile')),
    unit: place('unit', units).required(texts.absent('unit')),
    // Tribes are the students' affair; others may stand outside.
    tribe: place('tribe', tribes).when('profile', ([profile], tribe) =>
      profile === 'STUDENT' ? tribe.required(texts.absent('tribe')) : tribe,
    ),
    name: cell('name').required(texts.absent('name')),
    cpf: cell('cpf').test('cpf', cpfFault, (value) => value === undefined || isCpf(cpfDigits(value))),
    email: cell('e-mail').max(limits.emailMax, emailFault).email(emailFault),
  })

function emailFault({ value }: Named): string {
  return texts.emailWrong(value)
}
