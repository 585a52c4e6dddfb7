import { answerHashOf } from '../../areas/surveys/answer-hash.ts'
import { countMarks, type Totals } from '../../areas/surveys/result.ts'
import { mark } from '../../areas/surveys/marking.ts'
import type { AnswerRow, Entry, Test } from '../../areas/surveys/attempt-rows.ts'
import { authoredHtml } from '../authored-html.ts'
import type { ExerciseRow } from '../compile-exercise.ts'
import type { Random } from '../random.ts'
import { answer } from './answering.ts'
import { essays } from './essays.ts'

const [minute, day] = [60_000, 86_400_000]

export interface Attempt {
  test: Test
  answers: AnswerRow[]
  /** The totals at the time of the payment, before any correction by a teacher. */
  paid: Totals
}

interface Told {
  id: number
  user_id: number
  /** null: the attempt is that of a test. */
  topic_id: number | null
  /** The name that the student signs texts with. */
  name: string
  exercises: readonly ExerciseRow[]
  /** How many of the exercises were reached; default: all. */
  reached?: number
  finish_at: Date
  /** The share of right answers. */
  skill: number
  /** The teacher who has corrected the open answers; null: they wait for a correction. */
  corrected_by: number | null
  show_feedback?: boolean
}

/**
 * Generates one finished attempt at a topic, or at the exercises of a test. Answer ids append two digits to that of the
 * attempt.
 */
export function tellAttempt(told: Told, random: Random): Attempt {
  const { id, name, exercises, reached = exercises.length, finish_at, skill, corrected_by } = told
  const entries = exercises.map((exercise, index): Entry => {
    if (index >= reached) return { exercise, answer: null }
    // Some exercises are skipped; never the first one, so that no attempt is blank.
    if (index > 0 && random.chance(0.04)) return { exercise, answer: null }
    const at = new Date(finish_at.getTime() - (exercises.length - index) * minute)
    const chosen = answer(exercise, random, random.chance(skill))
    const value = { ...chosen, text: signed(chosen.text, name) }
    const given = mark(exercise, value)
    const row = {
      ...value,
      gist: answerHashOf(exercise, value),
      saved_at: at,
      answered_at: at,
      version: 1,
      client_id: null,
      ...given,
      feedback: null,
      evaluation: null,
      corrected_by: null,
      corrected_at: null,
      corrections: 0,
      comments: [],
      tags: [],
    }
    return { exercise, answer: { id: id * 100 + index + 1, test_id: id, exercise_id: exercise.id, ...row } }
  })
  const corrected =
    corrected_by === null ? entries : entries.map((entry) => correctEssay(entry, name, { corrected_by, finish_at }))
  const start_at = new Date(finish_at.getTime() - (exercises.length + random.between(1, 6)) * minute)
  const { user_id, topic_id, show_feedback = true } = told
  const kind = 'PRACTICE' as const
  const status = 'FINISHED' as const
  const head = { id, user_id, topic_id, kind, status, show_feedback, start_at, end_at: null, finish_at }
  const set = {
    exercise_ids: exercises.map(({ id: each }) => each),
    scope: 'ALL' as const,
    flagged: [],
    revealed_at: null,
  }
  const untimed = { config_test_id: null, minutes: null, extra_minutes: 0 }
  return {
    test: { ...head, ...set, ...untimed, ...atAnyTime, ...countMarks(corrected) },
    answers: corrected.flatMap(({ answer }) => answer ?? []),
    paid: countMarks(entries),
  }
}

/** The columns of a test without a sending and without a window. */
export const atAnyTime = { sending_id: null, opens_at: null, closes_at: null, recalled_at: null }

/** When a teacher corrected an answer: one to six days after it was submitted. */
export const correctedAt = (answerId: number, finish_at: Date) =>
  new Date(finish_at.getTime() + (1 + (answerId % 6)) * day)

const signed = (text: string, name: string) => text.replace('{name}', name)

function correctEssay(
  { exercise, answer }: Entry,
  name: string,
  { corrected_by, finish_at }: { corrected_by: number; finish_at: Date },
): Entry {
  const found = essays[exercise.title]?.find(({ text }) => signed(text, name) === answer?.text)
  if (!answer || !found) return { exercise, answer }
  const { correction, mark } = found
  const given = { feedback: authoredHtml(correction), evaluation: mark, correct: mark >= 6, credit: mark * 10 }
  const corrected_at = correctedAt(answer.id, finish_at)
  return { exercise, answer: { ...answer, ...given, corrected_by, corrected_at, corrections: 1 } }
}
