import type { Person } from '../school/person.ts'
import type { Sent } from './sent.ts'

const [teacher, lastAccount] = [2, 4]

/** The people registered when the oldest test was sent, except for the accounts that are printed at the start. */
const othersHere = (people: readonly Person[], days: number) =>
  people.filter(({ id, learning }) => id > lastAccount && (learning?.joined ?? 0) > days)

/** The outcome by index: most submit, some are closed by the clock, some never start. */
function becameOf(index: number): Pick<Sent, 'done'> {
  if (index % 8 === 7) return {}
  const after = index % 4
  return index % 9 === 4 ? { done: { after, reached: 2 + (index % 3) } } : { done: { after } }
}

/** The tests sent to all others together with the student: enough of them for a report. */
export function sentToOthers(people: readonly Person[]): Sent[] {
  const old = othersHere(people, 46).map(({ id }, index) => {
    return { user_id: id, test: 'greetings' as const, days: 44, hour: 13, ...becameOf(index) }
  })
  // In the teacher's units, and not finished.
  const units = new Set(people.find(({ id }) => id === teacher)?.units)
  const waiting = othersHere(people, 10)
    .filter((person) => person.units.some((unit) => units.has(unit)))
    .map(({ id }) => ({ user_id: id, test: 'ears' as const, days: 4, hour: 15 }))
  return [...old, ...waiting]
}
