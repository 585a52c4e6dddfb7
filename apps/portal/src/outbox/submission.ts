import { exerciseTypes } from '@the-house/domain'
import { readStored, removeStored, storedKeys, writeStored } from '../device/storage.ts'
import { answerFrom, isRecord } from './entry.ts'
import type { SeenAnswer } from './outbox.ts'

/** An answer of a finished attempt as the student saw it. */
export interface SeenExercise extends SeenAnswer {
  exercise: number
}

/** What a student has submitted of a practice: the answer of one exercise for its check, or the whole attempt. */
export interface Submission {
  user: number
  test: number
  chapter: number
  topic: number
  /** null: the attempt is finished. */
  exercise: number | null
  /** The answer that the student saw; absent: an earlier build has kept the submission, or the attempt is finished. */
  seen?: SeenAnswer | undefined
  /** Of a finished attempt: its answers that were not submitted one by one; absent: an earlier build has kept it. */
  answers?: readonly SeenExercise[] | undefined
}

const prefix = 'the-house.submission'
const pattern = /^the-house\.submission\.(\d+)\.(\d+)\.(\d+|finish)$/

export const submissionKey = ({ user, test, exercise }: Pick<Submission, 'user' | 'test' | 'exercise'>): string =>
  `${prefix}.${user}.${test}.${exercise ?? 'finish'}`

function seenFrom(value: unknown): SeenAnswer | undefined {
  if (!isRecord(value)) return undefined
  const { version, path } = value
  const type = exerciseTypes.find((name) => name === value['type'])
  if (!type || typeof version !== 'number') return undefined
  return { type, version, answer: answerFrom(value['answer']), ...(typeof path === 'string' && { path }) }
}

function seenExercisesFrom(value: unknown): SeenExercise[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((one: unknown) => {
    const seen = seenFrom(one)
    return seen && isRecord(one) && typeof one['exercise'] === 'number' ? { ...seen, exercise: one['exercise'] } : []
  })
}

/** Parses a stored submission; null where it is invalid. */
export function parseSubmission(key: string, json: string | null): Submission | null {
  const [, user, test, exercise] = pattern.exec(key) ?? []
  if (!user || !json) return null
  try {
    const value: unknown = JSON.parse(json)
    if (!isRecord(value)) return null
    const { chapter, topic } = value
    if (typeof chapter !== 'number' || typeof topic !== 'number') return null
    const id = exercise === 'finish' ? null : Number(exercise)
    const seen = seenFrom(value['seen'])
    const answers = seenExercisesFrom(value['answers'])
    const told = { ...(seen && { seen }), ...(answers && { answers }) }
    return { user: Number(user), test: Number(test), chapter, topic, exercise: id, ...told }
  } catch {
    return null
  }
}

export interface SubmissionStorage {
  put: (submission: Submission) => void
  remove: (submission: Submission) => void
  has: (submission: Submission) => boolean
  /** All submissions of a user: by attempt, and the end of each after its checks. */
  list: (user: number) => Submission[]
}

const order = (one: Submission, other: Submission): number =>
  one.test - other.test || (one.exercise ?? Infinity) - (other.exercise ?? Infinity)

/** The write-ahead storage of submissions, in localStorage for the reasons of the answers' own. */
export function localSubmissionStorage(): SubmissionStorage {
  /** Submissions that a full or forbidden storage rejected; they live in memory as long as the page. */
  const unstored = new Map<string, Submission>()
  const get = (key: string): Submission | null => unstored.get(key) ?? parseSubmission(key, readStored(key))
  return {
    put: (submission) => {
      const { chapter, topic, seen, answers } = submission
      const key = submissionKey(submission)
      if (writeStored(key, JSON.stringify({ chapter, topic, seen, answers }))) unstored.delete(key)
      else unstored.set(key, submission)
    },
    remove: (submission) => {
      const key = submissionKey(submission)
      unstored.delete(key)
      removeStored(key)
    },
    has: (submission) => get(submissionKey(submission)) !== null,
    list: (user) => {
      const keys = new Set([...storedKeys(`${prefix}.${user}.`), ...unstored.keys()])
      return Array.from(keys, get)
        .filter((submission) => submission !== null)
        .filter((submission) => submission.user === user)
        .toSorted(order)
    },
  }
}
