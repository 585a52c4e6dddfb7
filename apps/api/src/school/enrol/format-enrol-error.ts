import { cpfDigits, limits, type EnrolError, type EnrolErrorCode } from '@the-house/domain'
import { texts } from '../texts.ts'
import { columnLabel } from './enrol-errors.ts'

const columnIn = ({ column }: EnrolError) => (column ? columnLabel(column) : '')

const messages: Record<EnrolErrorCode, (error: EnrolError) => string> = {
  binary: () => texts.binary,
  letters: () => texts.letters,
  empty: () => texts.empty,
  columnUnknown: ({ given }) => texts.columnUnknown(given),
  columnTwice: (error) => texts.columnTwice(columnIn(error)),
  columnMissing: (error) => texts.columnMissing(columnIn(error)),
  quotes: () => texts.quotes,
  tooMany: ({ known: [most = ''] }) => texts.tooMany(most),
  manyCells: ({ known: [most = ''] }) => texts.manyCells(most),
  tooMuch: ({ known: [most = ''] }) => texts.tooMuch(most),
  longCell: ({ known: [most = ''] }) => texts.longCell(most),
  wide: ({ given, known: [columns = ''] }) => texts.wide(given, columns),
  absent: (error) => texts.absent(columnIn(error)),
  unprintable: (error) => texts.unprintable(columnIn(error)),
  nameLong: () => texts.nameLong(limits.nameMax),
  codeLength: ({ given }) => texts.codeLength(given, limits.codeMin, limits.codeMax),
  profileUnknown: ({ given, known }) => texts.profileUnknown(given, known),
  unitArchived: () => texts.unitClosed,
  placeUnknown: (error) => texts.placeUnknown(columnIn(error), error.given, error.known),
  cpf: ({ given }) => texts.cpf(given),
  cpfLength: ({ given }) => texts.cpfLength(given, cpfDigits(given).length),
  cpfZeros: ({ given, known: [whole = ''] }) => texts.cpfZeros(given, whole),
  rounded: ({ given }) => texts.rounded(given),
  emailWrong: ({ given }) => texts.emailWrong(given),
  birthday: ({ given }) => texts.birthday(given),
  emailNeeded: () => texts.emailNeeded,
  twice: ({ given, known: [line = ''] }) => texts.twice(given, line),
  used: ({ given }) => texts.used(given),
  differs: ({ given, known }) => texts.differs(given, known),
}

/** Formats an error for the command line. */
export const formatEnrolError = (error: EnrolError): string =>
  error.line > 0 ? texts.line(error.line, messages[error.fault](error)) : messages[error.fault](error)
