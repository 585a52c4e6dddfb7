import type { ListedPerson } from '@the-house/domain'

/** A person with an id for the table. */
export interface PersonRow {
  id: number
  person: ListedPerson
}

const numbers = new Map<string, number>()

/** Returns a stable negative id for a person who has a code but no account yet, and so no id. */
function numberOf(code: string): number {
  const known = numbers.get(code) ?? -1 - numbers.size
  numbers.set(code, known)
  return known
}

export const rowOf = (person: ListedPerson): PersonRow => ({
  id: person.id ?? numberOf(person.code ?? ''),
  person,
})

/** Returns the codes of the persons who can be sent a welcome mail. */
export const welcomeCodes = (rows: readonly PersonRow[]): string[] =>
  rows.flatMap(({ person: { state, code, email } }) => (state === 'INVITED' && code && email ? [code] : []))
