import { revisedIn } from '../../areas/notifications/revised.ts'
import type { notification_counts, notifications } from '../../db/schema/index.ts'
import type { Material } from '../compile.ts'
import { correctedAt } from './attempts.ts'
import { arrivalOf } from './codes.ts'
import type { History } from './history.ts'
import { messages, welcome } from './messages.ts'
import type { Person } from './person.ts'

const [hour, day] = [3_600_000, 86_400_000]

type Row = typeof notifications.$inferInsert
type News = Omit<Row, 'id' | 'user_id' | 'number' | 'read'>

interface School {
  people: readonly Person[]
  history: Pick<History, 'tests' | 'answers'>
  material: Material
  /** The notifications of tests, by learner. */
  tests: Map<number, News[]>
  now: Date
}

/** Generates the notifications of all people, numbered from the oldest on, and the counts of unread ones. */
export function createNotifications(school: School) {
  const corrections = correctionsOf(school)
  const rows: Row[] = []
  const counts: (typeof notification_counts.$inferInsert)[] = []
  for (const person of school.people) {
    const { id: user_id } = person
    const sent = school.tests.get(user_id) ?? []
    const news = [...(corrections.get(user_id) ?? []), ...sent, ...messagesFor(person, school.now)]
    const own = news.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    const isUnread = unreadOf(person, own, school.now)
    for (const [index, each] of own.entries()) {
      rows.push({ ...each, id: rows.length + 1, user_id, number: index + 1, read: !isUnread(each) })
    }
    counts.push({ user_id, total: own.length, unread: own.filter(isUnread).length })
  }
  return { rows, counts }
}

/**
 * The unread notifications: those since the person's last visit, and the newest correction of each kind, which learners
 * like to keep for later.
 */
function unreadOf({ learning }: Person, own: News[], now: Date): (news: News) => boolean {
  const lastHere = now.getTime() - (learning?.last ?? 1) * day
  const kinds = ['EXERCISE_REVISED', 'EXERCISE_TEST_REVISED'] as const
  const newest = new Set(kinds.map((kind) => own.findLast(({ type }) => type === kind)))
  return (news) => newest.has(news) || news.created_at.getTime() > lastHere
}

function messagesFor(person: Person, now: Date): News[] {
  const arrival = arrivalOf(person, now)
  const midnight = Math.floor(now.getTime() / day) * day
  const greeting = { title: welcome.title, message: welcome.text, created_at: new Date(arrival.getTime() + hour) }
  const later = messages
    .filter((message) => message.for.includes(person.profile))
    .map(({ days, hour: at, title, text }) => {
      return { title, message: text, created_at: new Date(midnight - days * day + at * hour) }
    })
    .filter(({ created_at }) => created_at > greeting.created_at)
  return [greeting, ...later].map((news) => ({ type: 'MESSAGE' as const, ...news }))
}

/** The notifications of corrected open answers, by learner, in practices and tests. */
function correctionsOf({ history, material }: School): Map<number, News[]> {
  const tests = new Map(history.tests.map((test) => [test.id, test]))
  const found = history.answers.flatMap(({ id, test_id, exercise_id, corrected_by }) => {
    const test = tests.get(test_id)
    if (corrected_by === null || !test?.finish_at) return []
    const exercise = material.exercises.find((each) => each.id === exercise_id)
    const chapter_id = material.topics.find((topic) => topic.id === test.topic_id)?.chapter_id ?? null
    const place = revisedIn(test, chapter_id)
    const title = `Your text is back: ${exercise?.title ?? ''}`
    const news = { title, exercise_id, ...place, subject: String(id), created_at: correctedAt(id, test.finish_at) }
    return { owner: test.user_id, news }
  })
  const own = Map.groupBy(found, ({ owner }) => owner)
  return new Map(Array.from(own, ([owner, told]) => [owner, told.map(({ news }) => news)]))
}
