import type { InferType } from 'yup'
import { array, boolean, number, object, string } from './validation.ts'

/** The columns of a file that enrols people. */
export const enrolColumns = ['code', 'profile', 'unit', 'tribe', 'name', 'cpf', 'email'] as const
export type EnrolColumn = (typeof enrolColumns)[number]

/** Everything that can be wrong with such a file. */
export const enrolFaults = [
  'notUtf8',
  'empty',
  'columnUnknown',
  'columnTwice',
  'columnMissing',
  'quotes',
  'wide',
  'absent',
  'unprintable',
  'codeLength',
  'profileUnknown',
  'placeUnknown',
  'cpf',
  'cpfLength',
  'emailWrong',
  'twice',
  'used',
  'differs',
] as const
export type EnrolFaultName = (typeof enrolFaults)[number]

export const enrolFaultSchema = object({
  /** Of the file, from 1; 0: the file itself. */
  line: number().required(),
  column: string().oneOf(enrolColumns).nullable().default(null),
  fault: string().oneOf(enrolFaults).required(),
  /** What stands there. */
  given: string().default(''),
  /** What could stand there, or what it is compared with: names of units, columns, the number of a line. */
  known: array(string().required()).required(),
})
/** What is wrong in one place of a file. */
export type EnrolFault = InferType<typeof enrolFaultSchema>

/** What becomes of a line. */
export const enrolDeeds = ['NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const
export type EnrolDeed = (typeof enrolDeeds)[number]

/** A line of the file as it was read; its CPF stays away. */
export const enrolLineSchema = object({
  line: number().required(),
  deed: string().oneOf(enrolDeeds).required(),
  code: string().default(''),
  profile: string().default(''),
  unit: string().default(''),
  tribe: string().default(''),
  name: string().default(''),
  email: string().default(''),
})
export type EnrolLine = InferType<typeof enrolLineSchema>

/** What a file means for the school, or has meant. */
export const enrolReportSchema = object({
  /** Whether it was done: not in a dry run, and not where anything is wrong. */
  written: boolean().required(),
  added: number().required(),
  changed: number().required(),
  unchanged: number().required(),
  /** How many lines are wrong. */
  faulty: number().required(),
  /** The first of them, in the order of the file. */
  faults: array(enrolFaultSchema).required(),
  /** The first lines of the file. */
  lines: array(enrolLineSchema).required(),
})
export type EnrolReport = InferType<typeof enrolReportSchema>
