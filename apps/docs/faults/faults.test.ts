import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

const minutes = 60_000
const inDocs = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url))

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

const folder = mkdtempSync(join(tmpdir(), 'faults-'))
const file = join(folder, 'report.json')

/** What became of a story in the pass in English by day, and in the one in Portuguese in the evening. */
const outcomes = new Map<string, string[]>()

/** A run of its own knows nothing of the one that it is started by. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/VITEST|^(TEST|NODE_ENV|MODE|DEV|PROD)$/.test(name)),
)

function runStories(): Promise<void> {
  const config = inDocs('faults/vitest.stories.config.ts')
  const args = ['run', '--config', config, '--reporter=json', `--outputFile.json=${file}`, '--retry=0']
  return new Promise((resolve) => {
    execFile(process.execPath, [vitest, ...args], { cwd: inDocs('.'), env, maxBuffer: 1e8 }, () => {
      resolve()
    })
  })
}

beforeAll(async () => {
  await runStories()
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'))
  for (const { title, status, failureMessages } of testResults.flatMap(({ assertionResults }) => assertionResults))
    outcomes.set(title, [...(outcomes.get(title) ?? []), `${status} ${failureMessages.join(' ')}`].toSorted())
}, 5 * minutes)

afterAll(() => rmSync(folder, { recursive: true }))

const complaint = (words: RegExp) => new RegExp(`^failed .*nothing is written to the console.*${words.source}`, 's')
const wide = /^failed .*too wide on a phone of 320/s
const pale = /^failed .*color-contrast/s

/** Each pass examines the colours of both modes, so that what is pale in one of them fails in both languages. */
it.each([
  ['Faultless', /^passed/, /^passed/],
  ['Console Error', complaint(/Something is wrong/), complaint(/Something is wrong/)],
  ['Missing Key', complaint(/no\.such\.key in en/), complaint(/no\.such\.key in pt/)],
  ['Too Wide', wide, /^passed/],
  ['In One Line', wide, /^passed/],
  ['Too Wide In A Dialog', wide, /^passed/],
  ['Pale By Day', pale, pale],
  ['Pale In The Evening', pale, pale],
])('judges the story %s in either pass', (story, ...expected) => {
  const found = outcomes.get(story) ?? []
  expect(found).toHaveLength(expected.length)
  for (const [index, outcome] of expected.entries()) expect(found[index]).toMatch(outcome)
})
