import { dollarsForTopic } from '../../areas/dollars/ledger.ts'
import { percentageOf } from '../../areas/surveys/result.ts'
import type { AnswerRow, Test } from '../../areas/surveys/attempt-rows.ts'
import type { ledger, topic_conclusions } from '../../db/schema/index.ts'
import type { Material } from '../compile.ts'
import type { Random } from '../random.ts'
import { tellAttempt } from './attempts.ts'
import type { Learning } from './person.ts'

const [minute, day] = [60_000, 86_400_000]
/** The days within which teachers correct. */
const correctedAfter = 8

export interface History {
  conclusions: (typeof topic_conclusions.$inferInsert)[]
  tests: Test[]
  answers: AnswerRow[]
  ledger: (typeof ledger.$inferInsert)[]
}

interface Learner {
  id: number
  name: string
  learning: Learning
}

interface Tools {
  material: Material
  random: Random
  now: Date
  teachers: readonly number[]
}

/** When each topic was finished: in order, spread over the time, in the daytime of Brazil. */
function daysOf({ done, joined, last }: Learning, { now, random }: Tools): Date[] {
  const midnight = Math.floor(now.getTime() / day) * day
  let previous = 0
  return Array.from({ length: done }, (_, index) => {
    const ago = Math.round(joined - ((joined - last) * (index + 1)) / done)
    const hour = random.between(11, 23) * 60 + random.between(0, 59)
    previous = Math.max(midnight - Math.max(ago, last) * day + hour * minute, previous + 25 * minute)
    return new Date(previous)
  })
}

/** The chapter that a person has reached after finishing so many topics. */
export const chapterAfter = ({ topics }: Material, done: number): number => {
  const next = topics[done]
  return next ? next.chapter_id : (topics.at(-1)?.chapter_id ?? 0) + 1
}

/** Appends what one person has done so far to the school's history. */
export function tell(history: History, who: Learner, tools: Tools): void {
  const { id: user_id, name, learning } = who
  const { material, random, now, teachers } = tools
  const days = daysOf(learning, tools)
  for (const [index, created_at] of days.entries()) {
    const topic = material.topics[index]
    if (!topic) throw new Error(`There is no topic ${index + 1} to have finished`)
    history.conclusions.push({ user_id, topic_id: topic.id, concluded_at: created_at })
    if (topic.type === 'CONTENT') continue
    const { show_feedback } = topic
    const waits = now.getTime() - created_at.getTime() < correctedAfter * day
    const teacher = waits ? null : random.pick(teachers)
    const attempt = tellAttempt(
      {
        id: history.tests.length + 1,
        user_id,
        topic_id: topic.id,
        name: name.split(' ')[0] ?? name,
        exercises: material.exercises.filter(({ topic_id }) => topic_id === topic.id),
        finish_at: created_at,
        skill: learning.skill,
        // Without shown feedback, a notification of a correction would have nothing to show.
        corrected_by: show_feedback ? teacher : null,
        show_feedback,
      },
      random,
    )
    history.tests.push(attempt.test)
    history.answers.push(...attempt.answers)
    const amount = dollarsForTopic(percentageOf(attempt.paid))
    history.ledger.push({ user_id, amount, reason: 'TOPIC', reference: String(topic.id), created_at })
  }
}
