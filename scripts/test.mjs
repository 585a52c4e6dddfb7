import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { bin } from './environment.mjs'
import { run } from './process.mjs'
import { main, setUp } from './setup.mjs'
import { checkOf, playwrightCounts, sumOf, vitestCounts, writtenCounts } from './test-counts.mjs'
import { checkBoundaries, runTask } from './turbo.mjs'

const program = (name) => join(bin, name)

/** Every check in its order. A check counts as one test; vitest and Playwright tell how many they ran. */
function stepsOf({ node, browser, reports }) {
  const env = browser ? { CHROMIUM_PATH: browser } : {}
  const units = join(reports, 'vitest.json')
  const visual = join(reports, 'visual.json')
  const pictures = join(reports, 'pictures.json')
  const journeys = join(reports, 'journeys.json')
  return [
    ['browser', () => checkOf(browser ? 0 : 1)],
    ['format', async () => checkOf(await run(program('prettier'), ['--check', '--log-level', 'warn', '.']))],
    ['types', async () => checkOf(await runTask('typecheck', '--continue'))],
    ['lint', async () => checkOf(await run(program('oxlint'), ['--type-aware', '--max-warnings', '0', '--quiet']))],
    ['imports between packages', async () => checkOf(await checkBoundaries())],
    ['unused code', async () => checkOf(await run(program('knip'), ['--no-progress']))],
    ['catalogues', async () => checkOf(await run(node, ['packages/i18n/src/check/cli.ts']))],
    ['build', async () => checkOf(await runTask('build'))],
    [
      'unit, API and stories',
      async () => {
        const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`]
        return vitestCounts(units, await run(program('vitest'), args, { env, minutes: 45 }))
      },
    ],
    [
      'pictures of stories',
      async () => {
        const config = 'apps/docs/visual/vitest.browser.config.ts'
        const args = ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${visual}`]
        const built = checkOf(await runTask('docs:build'))
        const tests = vitestCounts(visual, await run(program('vitest'), args, { env, minutes: 20 }))
        const look = ['apps/docs/visual/cli.ts', '--counts', pictures]
        return sumOf(built, tests, writtenCounts(pictures, await run(node, look, { env, minutes: 30 })))
      },
    ],
    ['bytes of the first load', async () => checkOf(await run(node, ['apps/bench/src/bytes.ts'], { env, minutes: 5 }))],
    [
      'journeys in a browser',
      async () => {
        const args = ['test', '-c', 'apps/e2e', '--reporter=list,json']
        const reporting = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys }
        return playwrightCounts(journeys, await run(program('playwright'), args, { env: reporting, minutes: 60 }))
      },
    ],
  ]
}

/** `npm test -- types lint` runs only the steps whose names begin so. */
const wanted = process.argv.slice(2)
const isWanted = ([name]) => wanted.length === 0 || wanted.some((word) => name.startsWith(word))

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function runSteps(steps) {
  const rows = []
  for (const [index, [name, step]] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${name}`)
    const since = Date.now()
    const { passed, failed } = await step()
    rows.push({ name, passed, failed, time: seconds(since) })
    console.log(`${failed === 0 ? 'ok' : 'FAILED'}: ${name}, ${seconds(since)}`)
  }
  return rows
}

function summarize(rows, since) {
  const [passed, failed] = ['passed', 'failed'].map((what) => rows.reduce((sum, row) => sum + row[what], 0))
  console.log('')
  for (const row of rows)
    console.log(
      `${row.failed === 0 ? 'ok    ' : 'FAILED'} ${row.name}: ${row.passed} of ${row.passed + row.failed}, ${row.time}`,
    )
  console.log(`All in ${seconds(since)}.\n`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

/** A step of the set-up that fails is told and counted; what does not need it still runs. */
function told(error) {
  console.error(error.message)
}

main(async () => {
  const since = Date.now()
  const reports = mkdtempSync(join(tmpdir(), 'the-house-test-'))
  try {
    const node = await setUp().catch(told)
    if (!node) return summarize([{ name: 'set-up', passed: 0, failed: 1, time: seconds(since) }], since)
    const browser = await findBrowser().catch(told)
    summarize(await runSteps(stepsOf({ node, browser, reports }).filter(isWanted)), since)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
})
