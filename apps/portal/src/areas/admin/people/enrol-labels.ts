import type { EnrolColumn, EnrolAction, EnrolErrorCode } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'

/** The labels of the columns of a file. */
export const columnLabels: Record<EnrolColumn, MessageKey> = {
  code: 'people.field.code',
  profile: 'people.field.profile',
  unit: 'people.field.unity',
  tribe: 'people.field.tribe',
  name: 'people.field.name',
  cpf: 'people.field.cpf',
  email: 'people.field.email',
  birthday: 'people.field.birthday',
  chapter: 'people.field.chapter',
}

/** The labels of the action for each line. */
export const actionLabels: Record<EnrolAction, MessageKey> = {
  NEW: 'people.deed.NEW',
  CHANGED: 'people.deed.CHANGED',
  UNCHANGED: 'people.deed.UNCHANGED',
  FAULTY: 'people.deed.FAULTY',
}

/** The error messages, with what to do about each error. */
export const errorLabels: Record<EnrolErrorCode, MessageKey> = {
  binary: 'people.fault.binary',
  letters: 'people.fault.letters',
  empty: 'people.fault.empty',
  columnUnknown: 'people.fault.columnUnknown',
  columnTwice: 'people.fault.columnTwice',
  columnMissing: 'people.fault.columnMissing',
  quotes: 'people.fault.quotes',
  tooMany: 'people.fault.tooMany',
  manyCells: 'people.fault.manyCells',
  tooMuch: 'people.fault.tooMuch',
  longCell: 'people.fault.longCell',
  wide: 'people.fault.wide',
  absent: 'people.fault.absent',
  unprintable: 'people.fault.unprintable',
  codeLength: 'people.fault.codeLength',
  profileUnknown: 'people.fault.profileUnknown',
  placeUnknown: 'people.fault.placeUnknown',
  unitArchived: 'people.fault.unitArchived',
  cpf: 'people.fault.cpf',
  nameLong: 'people.fault.nameLong',
  cpfLength: 'people.fault.cpfLength',
  cpfZeros: 'people.fault.cpfZeros',
  rounded: 'people.fault.rounded',
  emailWrong: 'people.fault.emailWrong',
  emailNeeded: 'people.fault.emailNeeded',
  birthday: 'people.fault.birthday',
  twice: 'people.fault.twice',
  used: 'people.fault.used',
  differs: 'people.fault.differs',
}
