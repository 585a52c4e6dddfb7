import { cpfDigits, limits, type EnrolError, type EnrolFaultName } from '@the-house/domain'
import { texts } from '../texts.ts'
import { columnLabel } from './fault.ts'

const columnIn = ({ column }: EnrolError) => (column ? columnLabel(column) : '')

const said: Record<EnrolFaultName, (fault: EnrolError) => string> = {
  notUtf8: ({ given }) => texts.notUtf8(given),
  empty: () => texts.empty,
  columnUnknown: ({ given }) => texts.columnUnknown(given),
  columnTwice: (fault) => texts.columnTwice(columnIn(fault)),
  columnMissing: (fault) => texts.columnMissing(columnIn(fault)),
  quotes: () => texts.quotes,
  wide: ({ given, known: [columns = ''] }) => texts.wide(given, columns),
  absent: (fault) => texts.absent(columnIn(fault)),
  unprintable: (fault) => texts.unprintable(columnIn(fault)),
  codeLength: ({ given }) => texts.codeLength(given, limits.codeMin, limits.codeMax),
  profileUnknown: ({ given, known }) => texts.profileUnknown(given, known),
  placeUnknown: (fault) => texts.placeUnknown(columnIn(fault), fault.given, fault.known),
  cpf: ({ given }) => texts.cpf(given),
  cpfLength: ({ given }) => texts.cpfLength(given, cpfDigits(given).length),
  emailWrong: ({ given }) => texts.emailWrong(given),
  twice: ({ given, known: [line = ''] }) => texts.twice(given, line),
  used: ({ given }) => texts.used(given),
  differs: ({ given, known }) => texts.differs(given, known),
}

/** Formats an error for the command line. */
export const faultText = (fault: EnrolError): string =>
  fault.line > 0 ? texts.line(fault.line, said[fault.fault](fault)) : said[fault.fault](fault)
