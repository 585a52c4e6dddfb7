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

const outcomes = new Map<string, string>()

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
    outcomes.set(title, `${status} ${failureMessages.join(' ')}`)
}, 5 * minutes)

afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['Faultless', /^passed/],
  ['Console Error', /^failed .*nothing is written to the console.*Something is wrong/s],
  ['Missing Key', /^failed .*nothing is written to the console.*no\.such\.key/s],
  ['Too Wide', /^failed .*wide on a phone of 320/s],
  ['Pale In The Evening', /^failed .*color-contrast/s],
])('judges the story %s', (story, outcome) => {
  expect(outcomes.get(story)).toMatch(outcome)
})
