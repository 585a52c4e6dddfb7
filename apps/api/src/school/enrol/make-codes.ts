import { randomInt } from 'node:crypto'
import { formatGeneratedCode, generatedCodeLength, readableAlphabet } from '@the-house/domain'
import { asc, inArray, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { enrolments } from '../../db/schema/index.ts'
import type { Wanted } from './check-rows.ts'

/** Makes a code of 65 bits. */
export const newCode = (): string =>
  formatGeneratedCode(
    Array.from({ length: generatedCodeLength }, () => readableAlphabet[randomInt(readableAlphabet.length)]).join(''),
  )

/** The least rows that one statement asks for. */
const rowsAtOnce = 1000

type Person = Pick<Wanted, 'email' | 'cpf' | 'name' | 'birthday'>

/** What tells a person without a code from others, surest first. */
const keysOf = ({ email, cpf, name, birthday }: Person): string[] => [
  ...(email ? [`email ${email}`] : []),
  ...(cpf ? [`cpf ${cpf}`] : []),
  ...(birthday ? [`born ${birthday} ${name}`] : []),
]

const present = (values: (string | null | undefined)[]) => values.filter((value) => typeof value === 'string')

/** The codes that people have already, by what they are known by; an unused and a newer one goes before. */
async function codesOf(db: Db, people: readonly Person[]): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  const { code, email, cpf, name, birthday, used_at, created_at } = enrolments
  for (let from = 0; from < people.length; from += rowsAtOnce) {
    const some = people.slice(from, from + rowsAtOnce)
    const rows = await db
      .select({ code, email, cpf, name, birthday })
      .from(enrolments)
      .where(
        or(
          inArray(email, present(some.map((one) => one.email))),
          inArray(cpf, present(some.map((one) => one.cpf))),
          inArray(birthday, present(some.map((one) => one.birthday))),
        ),
      )
      .orderBy(asc(used_at), asc(created_at))
    // Nulls come last: what is unused and newest overwrites the rest.
    for (const row of rows) for (const key of keysOf(row)) known.set(key, row.code)
  }
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
