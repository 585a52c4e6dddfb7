import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'

const minutes = 60_000
const inDocs = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url))

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
}

const outcomes = new Map<string, string>()

function runStories(): Promise<string> {
  const args = ['run', '--config', inDocs('faults/vitest.stories.config.ts'), '--reporter=json', '--retry=0']
  return new Promise((resolve) => {
    execFile(process.execPath, [vitest, ...args], { cwd: inDocs('.'), maxBuffer: 1e8 }, (_failed, said) =>
      resolve(said),
    )
  })
}

beforeAll(async () => {
  const said = await runStories()
  const { testResults }: Report = JSON.parse(said.slice(said.indexOf('{"')))
  for (const { title, status, failureMessages } of testResults.flatMap(({ assertionResults }) => assertionResults))
    outcomes.set(title, `${status} ${failureMessages.join(' ')}`)
}, 5 * minutes)

it.each([
  ['Faultless', /^passed/],
  ['Console Error', /^failed .*nothing is written to the console.*Something is wrong/s],
  ['Missing Key', /^failed .*nothing is written to the console.*no\.such\.key/s],
  ['Too Wide', /^failed .*wide on a phone of 320/s],
  ['Pale In The Evening', /^failed .*color-contrast/s],
])('judges the story %s', (story, outcome) => {
  expect(outcomes.get(story)).toMatch(outcome)
})
