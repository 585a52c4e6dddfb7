import type { ExerciseType } from '@the-house/domain'
import { and, eq } from 'drizzle-orm'
import { answers, ledger, notifications, tests } from '../db/schema/index.ts'
import type { Json, TestServer, Visitor } from './test-server.ts'
import { practise } from './journey.ts'
import { wrong, type Sent } from './question-types.ts'
import { addPractice } from './school.ts'

type Marked = Exclude<ExerciseType, 'OPEN_ANSWER'>

/**
 * Creates a topic of its own, so that accepted answers do not affect other tests.
 * @param asked its exercises; default: one of each type of the specification
 */
export const openTopic = async (context: TestServer, asked?: Parameters<typeof addPractice>[2]) => {
  const topic = await addPractice(context.db, { chapter_id: 1, position: 90 }, asked)
  const { exercise } = topic
  const rowOf = async (test_id: number, exercise_id: number) => {
    const own = and(eq(answers.test_id, test_id), eq(answers.exercise_id, exercise_id))
    return (await context.db.select().from(answers).where(own))[0]
  }

  /** The calls of a visitor on that topic. */
  function work(visitor: Visitor, test = 0) {
    const practice = practise(visitor, topic)
    const at = `/tests/${test}/objections`
    return {
      visitor,
      test,
      practice,
      answer: (type: Marked) => rowOf(test, exercise(type)),
      attempt: async () => (await context.db.select().from(tests).where(eq(tests.id, test)))[0],
      object: (type: Marked, reason = 'I read it so.') => visitor.post(at, { exercise_id: exercise(type), reason }),
      withdraw: (type: Marked) => visitor.remove(`${at}/${exercise(type)}`),
      shown: async (type: ExerciseType) =>
        (await practice.read()).body.exercises.find((one: Json) => one.id === exercise(type)),
      paid: async () => {
        const rows = await context.db.select().from(ledger).where(eq(ledger.user_id, visitor.user.id))
        return rows.map(({ amount }) => amount)
      },
      told: () => context.db.select().from(notifications).where(eq(notifications.user_id, visitor.user.id)),
    }
  }

  return {
    ...topic,
    work,
    /** A new visitor who has answered some exercises wrongly and submitted them one by one. */
    err: async (
      types: Marked[] = ['COMPLETE_LETTERS'],
      given: Partial<Record<Marked, Sent>> = {},
      visitor?: Visitor,
    ) => {
      const who = visitor ?? (await context.arrive())
      const practice = practise(who, topic)
      const { body } = await practice.read()
      for (const type of types) {
        await practice.save(body.id, type, given[type] ?? wrong[type])
        await practice.verify(type)
      }
      return work(who, Number(body.id))
    },
  }
}

/** Reads the objections to one exercise as a teacher or an administrator. */
export async function groupOf(keeper: Visitor, exercise_id: number): Promise<Json> {
  const { body } = await keeper.get('/objections?size=50')
  return body.content.find((group: Json) => group.exercise.id === exercise_id)
}
