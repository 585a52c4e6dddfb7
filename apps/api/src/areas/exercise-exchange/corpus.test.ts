import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPackageFormat } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { check } from './check.ts'
import { packageExpectations } from './corpus/expectations-packages.ts'
import { expectations as texts, type Expectation } from './corpus/expectations.ts'
import { sourceWords, tokensOf } from './corpus/source-words.ts'
import { readPackage, readText } from './read-file.ts'

const expectations = [...texts, ...packageExpectations]
const folder = join(import.meta.dirname, 'corpus')
const bytesOf = async ({ file, bytes }: Expectation) => (await bytes?.()) ?? readFileSync(join(folder, file))

async function outcomeOf(one: Expectation) {
  const { format } = one
  const bytes = await bytesOf(one)
  const { found, problems } = isPackageFormat(format) ? await readPackage(format, bytes) : readText(format, bytes)
  const rows = found.map((each) => check(each, 7))
  return { rows, problems }
}

const sourceWordsOf = ({ file, format }: Expectation) => {
  if (format === 'MOODLE_XML') return sourceWords.xml
  return file.startsWith('aiken/') ? sourceWords.aiken : sourceWords.gift
}

const tokens = (problems: readonly { token: string }[]) => [...new Set(problems.map(({ token }) => token))].toSorted()

const quoted = ({ what }: { what: string | null }) => what

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

describe('a file of another tool', () => {
  it.each(expectations)('$file: is taken, told or refused as it should be', async (one) => {
    const { rows, problems } = await outcomeOf(one)
    const taken = rows.filter(({ body }) => body)
    const refused = rows.filter(({ body }) => !body)
    expect({
      taken: taken.length,
      told: tokens([...problems, ...taken.flatMap(({ row }) => row.problems)]),
      refused: tokens(refused.flatMap(({ row }) => row.problems)),
    }).toEqual({ taken: one.taken, told: one.told, refused: one.refused })
  })

  const exact = expectations.filter(({ keeps }) => keeps !== undefined)
  it.each(exact)('$file: becomes what its tool would show', async (one) => {
    const { rows } = await outcomeOf(one)
    expect(rows.map(({ body }) => body)).toMatchObject([...(one.keeps ?? [])])
  })

  // Independent of the comparison that the import makes: the words of the file are read in another way.
  const whole = expectations.filter(({ refused, taken, words }) => refused.length === 0 && taken > 0 && words !== null)
  it.each(whole)('$file: no word of it is lost without being told', async (one) => {
    const { rows, problems } = await outcomeOf(one)
    const kept = tokensOf(
      [...rows.map(({ body, row }) => [body, row.problems.map(quoted)]), problems.map(quoted)]
        .flatMap(textsIn)
        .join('\n'),
    )
    const words = tokensOf((one.words ?? sourceWordsOf(one))(String(await bytesOf(one))))
    expect([...words].filter((word) => !kept.has(word))).toEqual([])
  })

  it('stands in the table of expectations', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !file.name.endsWith('.ts'))
      .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    const known = new Set(expectations.map(({ file }) => file))
    expect(files.filter((file) => !known.has(file))).toEqual([])
  })
})
