import { exerciseTypes, noAnswer, type Answer, type ExerciseType, type SavedAnswer } from '@the-house/domain'

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
  /** The version of the saved answer that it was made from; 0: there was none; absent: an earlier build has kept it. */
  base?: number | undefined
  /** The path of the page that it was made on; absent: an earlier build has kept it. */
  path?: string | undefined
  /** Why the server rejects it for good; absent while it may be accepted. */
  refused?: Refusal | undefined
  /** A conflict: the answer that another device has saved since; the student chooses. */
  newer?: SavedAnswer | undefined
}

export interface Refusal {
  token?: string | undefined
  message?: string | undefined
}

export const refOf = ({ user, test, exercise }: Ref): Ref => ({ user, test, exercise })

const prefix = 'the-house.outbox'

export const refKey = ({ user, test, exercise }: Ref): string => `${prefix}.${user}.${test}.${exercise}.`
export const userPrefix = (user: number): string => `${prefix}.${user}.`

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number')
const isOptions = (value: unknown): value is Answer['options'] =>
  Array.isArray(value) &&
  value.every((item) => isRecord(item) && typeof item['position'] === 'number' && typeof item['answer'] === 'string')

export function answerFrom(value: unknown): Answer {
  if (!isRecord(value)) return noAnswer
  const { alternatives, text, options } = value
  return {
    alternatives: isNumbers(alternatives) ? alternatives : [],
    text: typeof text === 'string' ? text : '',
    options: isOptions(options) ? options : [],
  }
}

/** Parses the saved answer of a conflict; undefined where there is none. */
export function savedAnswerFrom(value: unknown): SavedAnswer | undefined {
  if (!isRecord(value)) return undefined
  const { version, saved_at } = value
  if (typeof version !== 'number' || typeof saved_at !== 'string') return undefined
  // Who has saved it was compared when it arrived.
  return { ...answerFrom(value), version, saved_at, client_id: null }
}

const numberFrom = (value: unknown) => (typeof value === 'number' ? value : undefined)

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
    return {
      ...ref,
      key,
      type,
      edited,
      answer: answerFrom(value['answer']),
      base: numberFrom(value['base']),
      path: typeof value['path'] === 'string' ? value['path'] : undefined,
      refused: refusalFrom(value['refused']),
      newer: savedAnswerFrom(value['newer']),
    }
  } catch {
    return null
  }
}

export const entryJson = ({ type, answer, edited, base, path, refused, newer }: Entry): string =>
  JSON.stringify({ type, answer, edited, base, path, refused, newer })
