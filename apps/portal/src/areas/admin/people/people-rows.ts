import type { ListedPerson } from '@the-house/domain'

/** Somebody as the table tells rows apart. */
export interface PersonRow {
  id: number
  person: ListedPerson
}

const numbers = new Map<string, number>()

/** Whoever has a code and no account yet has no id: they are numbered below zero, each code once. */
function numberOf(code: string): number {
  const known = numbers.get(code) ?? -1 - numbers.size
  numbers.set(code, known)
  return known
}

export const rowOf = (person: ListedPerson): PersonRow => ({
  id: person.id ?? numberOf(person.code ?? ''),
  person,
})

/** The codes of those who can be sent a welcome mail. */
export const welcomeCodes = (rows: readonly PersonRow[]): string[] =>
  rows.flatMap(({ person: { state, code, email } }) => (state === 'INVITED' && code && email ? [code] : []))
