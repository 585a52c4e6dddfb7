import { randomInt } from 'node:crypto'
import { formatGeneratedCode, generatedCodeLength, readableAlphabet } from '@the-house/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments } from '../../db/schema/index.ts'
import type { Wanted } from './check-rows.ts'

/** Makes a code of 65 bits. */
export const newCode = (): string =>
  formatGeneratedCode(
    Array.from({ length: generatedCodeLength }, () => readableAlphabet[randomInt(readableAlphabet.length)]).join(''),
  )

/** The most rows that one statement asks for: of more, a plan reads the whole table instead of an index. */
const rowsAtOnce = 100

type Person = Pick<Wanted, 'email' | 'cpf' | 'name' | 'birthday'>

/** What tells a person without a code from others, surest first. */
const keysOf = ({ email, cpf, name, birthday }: Person): string[] => [
  ...(email ? [`email ${email}`] : []),
  ...(cpf ? [`cpf ${cpf}`] : []),
  ...(birthday ? [`born ${birthday} ${name}`] : []),
]

const present = (values: (string | null | undefined)[]) => values.filter((value) => typeof value === 'string')

const { code, email, cpf, name, birthday, used_at, created_at } = enrolments

/** Values as one parameter, whose plan does not depend on how many they are. */
const listed = (values: string[], type: 'text' | 'date') => sql`${sql.param(values)}::${sql.raw(type)}[]`

/** The enrolments that have an e-mail, a CPF, or name and birthday of some people: each has an index of its own. */
async function alike(db: Db, people: readonly Person[]) {
  const find = (condition: SQL) =>
    db.select({ code, email, cpf, name, birthday, used_at, created_at }).from(enrolments).where(condition)
  const [emails, cpfs] = [present(people.map((one) => one.email)), present(people.map((one) => one.cpf))]
  const born = people.flatMap((one) => (one.birthday ? [{ day: one.birthday, name: one.name }] : []))
  const days = listed(
    born.map(({ day }) => day),
    'date',
  )
  const names = listed(
    born.map((one) => one.name),
    'text',
  )
  return [
    ...(emails.length > 0 ? await find(sql`${email} = any(${listed(emails, 'text')})`) : []),
    ...(cpfs.length > 0 ? await find(sql`${cpf} = any(${listed(cpfs, 'text')})`) : []),
    ...(born.length > 0
      ? await find(sql`(${birthday}, ${name}) in (select day, name from unnest(${days}, ${names}) as born (day, name))`)
      : []),
  ]
}

type Found = Awaited<ReturnType<typeof alike>>[number]

/** Used codes come first, the oldest of each first: the last one counts. */
const byUse = (one: Found, other: Found): number => {
  const [used, otherUsed] = [one.used_at?.getTime() ?? Infinity, other.used_at?.getTime() ?? Infinity]
  return used === otherUsed ? one.created_at.getTime() - other.created_at.getTime() : used - otherUsed
}

/** The codes that people have already, by what they are known by; an unused and a newer one goes before. */
async function codesOf(db: Db, people: readonly Person[]): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (let from = 0; from < people.length; from += rowsAtOnce)
    for (const row of (await alike(db, people.slice(from, from + rowsAtOnce))).toSorted(byUse))
      for (const key of keysOf(row)) known.set(key, row.code)
  return known
}

/**
 * Gives each row without a code the one that its person has, as far as an e-mail, a CPF, or name and birthday tell, so
 * that a file can be read twice; anybody else gets a new one.
 */
export async function withCodes(db: Db, rows: ReadonlyMap<number, Wanted>): Promise<Map<number, Wanted>> {
  const without = Array.from(rows.values()).filter(({ code }) => code === '')
  const known = without.length > 0 ? await codesOf(db, without) : new Map<string, string>()
  const codeOf = (row: Wanted) => keysOf(row).flatMap((key) => known.get(key) ?? [])[0] ?? newCode()
  return new Map(Array.from(rows, ([line, row]) => [line, row.code === '' ? { ...row, code: codeOf(row) } : row]))
}
