import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch } from '../visual/browser.ts'
import { captureStories } from '../visual/capture.ts'
import { serve } from '../visual/site.ts'

const minutes = 60_000
const docs = fileURLToPath(new URL('..', import.meta.url))
const storybook = fileURLToPath(new URL('../../../node_modules/storybook/dist/bin/dispatcher.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'faults-'))

/** The findings of each story. */
const found = new Map<string, string[]>()

/** Errors alone are printed: the list of files that the build prints else is too large for execFile's buffer. */
async function build() {
  const args = ['build', '--config-dir', 'faults/.storybook', '--output-dir', folder, '--loglevel', 'error']
  const options = { cwd: docs, env: { ...process.env, NODE_ENV: 'development' } }
  await promisify(execFile)(process.execPath, [storybook, ...args], options)
}

const cases: [string, RegExp[]][] = [
  ['faultless', []],
  ['console-error', [/^written to the console: Something is wrong/]],
  ['console-error-in-portuguese', [/^written to the console: Something is wrong in pt/]],
  [
    'missing-key',
    [/^written.*No text for no\.such\.key in en/, /No text for no\.such\.key in pt/, /Cannot update a component/],
  ],
  ['error-that-nothing-catches', [/^written to the console: Nobody catches this/]],
  ['failing-play', [/Unable to find.*Nowhere/]],
  ['without-height', [/^It has no height in desktop-light/]],
  ['too-wide', [/^too wide on a phone of 320/]],
  ['in-one-line', [/^too wide on a phone of 320/]],
  ['too-wide-in-a-dialog', [/^too wide on a phone of 320.*dialog/]],
  ['without-a-name', [/^axe, en, light: button-name/, /^axe, pt, dark: button-name/]],
  ['without-a-name-in-portuguese', [/^axe, pt, dark: button-name/]],
  ['pale-by-day', [/^axe, en, light: color-contrast/]],
  ['pale-in-the-evening', [/^axe, pt, dark: color-contrast/]],
  ['turned-in-place', []],
]

beforeAll(async () => {
  await build()
  const site = await serve(folder)
  const browser = await launch()
  await captureStories({
    browser,
    address: site.address,
    stories: cases.map(([story]) => `faults--${story}`),
    care: false,
    checks: true,
    onStory: async (story, drawn) => {
      found.set(story, 'failure' in drawn ? [drawn.failure] : drawn.problems)
    },
  })
  await browser.close()
  await site.close()
}, 5 * minutes)

afterAll(() => rmSync(folder, { recursive: true }))

it.each(cases)('finds in the story %s what is wrong with it, and nothing else', (story, expected) => {
  const problems = found.get(`faults--${story}`)
  for (const problem of expected) expect(problems).toContainEqual(expect.stringMatching(problem))
  expect(problems?.filter((problem) => !expected.some((one) => one.test(problem)))).toEqual([])
})
