import type { sendings } from '../../db/schema/index.ts'
import type { TestKey } from './authored.ts'
import type { CompiledTest } from './compile-tests.ts'
import { sentAt, type Sent } from './sent.ts'

type Sending = typeof sendings.$inferInsert

const teacher = 2
const keyOf = ({ test, days, hour }: Sent) => `${test} ${days} ${hour}`

interface School {
  tests: Map<TestKey, CompiledTest>
  now: Date
}

/** Generates the sendings of the tests, oldest first, and the sending of each test. */
export function tellSendings(sent: readonly Sent[], { tests, now }: School) {
  const together = Map.groupBy(
    sent.toSorted((one, other) => sentAt(one, now).getTime() - sentAt(other, now).getTime()),
    keyOf,
  )
  const rows = Array.from(together.values(), (some, index) => sendingOf(index + 1, some, tests, now))
  const ids = new Map(Array.from(together.keys(), (key, index) => [key, index + 1]))
  return { rows, idOf: (one: Sent): number | null => ids.get(keyOf(one)) ?? null }
}

function sendingOf(id: number, some: Sent[], tests: School['tests'], now: Date): Sending {
  const [first] = some
  const config = first && tests.get(first.test)
  if (!config) throw new Error('Nothing was sent')
  const { name, minutes, show_feedback, shuffled } = config.row
  const receiver_ids = some.map(({ user_id }) => user_id)
  const created_at = sentAt(first, now)
  return {
    id,
    config_test_id: config.row.id,
    sender_id: teacher,
    created_at,
    audience: { unity_ids: [], tribe_ids: [], user_ids: receiver_ids, chapter_id: null },
    parcel: { title: name, minutes, show_feedback, shuffled, exercise_ids: config.exercises.map((each) => each.id) },
    receiver_ids,
    receivers: receiver_ids.length,
    done: receiver_ids.length,
    finished_at: created_at,
  }
}
