import type { EnrolColumn, EnrolDeed, EnrolFaultName } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'

/** How the columns of a file are called. */
export const columnWords: Record<EnrolColumn, WordKey> = {
  code: 'people.field.code',
  profile: 'people.field.profile',
  unit: 'people.field.unity',
  tribe: 'people.field.tribe',
  name: 'people.field.name',
  cpf: 'people.field.cpf',
  email: 'people.field.email',
}

/** What becomes of a line. */
export const deedWords: Record<EnrolDeed, WordKey> = {
  NEW: 'people.deed.NEW',
  CHANGED: 'people.deed.CHANGED',
  UNCHANGED: 'people.deed.UNCHANGED',
  FAULTY: 'people.deed.FAULTY',
}

/** What is wrong, and what to do about it. */
export const faultWords: Record<EnrolFaultName, WordKey> = {
  notUtf8: 'people.fault.notUtf8',
  empty: 'people.fault.empty',
  columnUnknown: 'people.fault.columnUnknown',
  columnTwice: 'people.fault.columnTwice',
  columnMissing: 'people.fault.columnMissing',
  quotes: 'people.fault.quotes',
  wide: 'people.fault.wide',
  absent: 'people.fault.absent',
  unprintable: 'people.fault.unprintable',
  codeLength: 'people.fault.codeLength',
  profileUnknown: 'people.fault.profileUnknown',
  placeUnknown: 'people.fault.placeUnknown',
  cpf: 'people.fault.cpf',
  cpfLength: 'people.fault.cpfLength',
  emailWrong: 'people.fault.emailWrong',
  twice: 'people.fault.twice',
  used: 'people.fault.used',
  differs: 'people.fault.differs',
}
