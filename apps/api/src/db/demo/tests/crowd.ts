import type { Person } from '../school/person.ts'
import type { Sent } from './sent.ts'

const [teacher, lastAccount] = [2, 4]

/** Who was here when the oldest test was sent, but the accounts that the start prints. */
const othersHere = (people: readonly Person[], days: number) =>
  people.filter(({ id, learning }) => id > lastAccount && (learning?.joined ?? 0) > days)

/** What became of one of many: most hand in, some are closed by the clock, some never begin. */
function becameOf(index: number): Pick<Sent, 'done'> {
  if (index % 8 === 7) return {}
  const after = index % 4
  return index % 9 === 4 ? { done: { after, reached: 2 + (index % 3) } } : { done: { after } }
}

/** What all the others were sent together with the student: enough for a report to tell of. */
export function sentToOthers(people: readonly Person[]): Sent[] {
  const old = othersHere(people, 46).map(({ id }, index) => {
    return { user_id: id, test: 'greetings' as const, days: 44, hour: 13, ...becameOf(index) }
  })
  // Of the teacher's units, and still to be done.
  const units = new Set(people.find(({ id }) => id === teacher)?.units)
  const waiting = othersHere(people, 10)
    .filter((person) => person.units.some((unit) => units.has(unit)))
    .map(({ id }) => ({ user_id: id, test: 'ears' as const, days: 4, hour: 15 }))
  return [...old, ...waiting]
}
