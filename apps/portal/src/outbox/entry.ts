import { exerciseTypes, noAnswer, type Answer, type ExerciseType } from '@the-house/domain'

/** Identifies an answer: user, attempt, exercise. */
export interface Ref {
  user: number
  test: number
  exercise: number
}

/** One edit that the server has not confirmed. */
export interface Entry extends Ref {
  /** Its key in the browser's storage; a later edit has a key of its own. */
  key: string
  type: ExerciseType
  answer: Answer
  /** When it was made, by the device's clock; always later than every earlier edit (monotonic). */
  edited: number
  /** Why the server rejects it for good; absent while it may be accepted. */
  refused?: Refusal | undefined
}

export interface Refusal {
  token?: string | undefined
  message?: string | undefined
}

const prefix = 'the-house.outbox'

export const refKey = ({ user, test, exercise }: Ref): string => `${prefix}.${user}.${test}.${exercise}.`
export const userPrefix = (user: number): string => `${prefix}.${user}.`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number')
const isOptions = (value: unknown): value is Answer['options'] =>
  Array.isArray(value) &&
  value.every((item) => isRecord(item) && typeof item['position'] === 'number' && typeof item['answer'] === 'string')

function answerFrom(value: unknown): Answer {
  if (!isRecord(value)) return noAnswer
  const { alternatives, text, options } = value
  return {
    alternatives: isNumbers(alternatives) ? alternatives : [],
    text: typeof text === 'string' ? text : '',
    options: isOptions(options) ? options : [],
  }
}

function refusalFrom(value: unknown): Refusal | undefined {
  if (!isRecord(value)) return undefined
  const { token, message } = value
  return {
    token: typeof token === 'string' ? token : undefined,
    message: typeof message === 'string' ? message : undefined,
  }
}

/** Parses a stored entry; null where it is invalid. */
export function parseEntry(key: string, json: string | null): Entry | null {
  const [, user, test, exercise] = key.match(/^the-house\.outbox\.(\d+)\.(\d+)\.(\d+)\./) ?? []
  if (!user || !json) return null
  try {
    const value: unknown = JSON.parse(json)
    if (!isRecord(value)) return null
    const type = exerciseTypes.find((name) => name === value['type'])
    const edited = value['edited']
    if (!type || typeof edited !== 'number') return null
    const ref = { user: Number(user), test: Number(test), exercise: Number(exercise) }
    return { ...ref, key, type, edited, answer: answerFrom(value['answer']), refused: refusalFrom(value['refused']) }
  } catch {
    return null
  }
}

export const entryJson = ({ type, answer, edited, refused }: Entry): string =>
  JSON.stringify({ type, answer, edited, refused })
