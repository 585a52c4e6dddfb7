// npm run test:faults [-- words]: the fault suite: the tests that the docs' page Run/Faults names.
import { findBrowser } from './browser.mjs'
import { bin } from './environment.mjs'
import { readSuite } from './fault-suite/read-suite.mjs'
import { run } from './process.mjs'
import { main, setUp } from './setup.mjs'
import { runTask } from './turbo.mjs'

const words = process.argv.slice(2)
const minutes = 60

main(async () => {
  await setUp()
  const chosen = readSuite().filter(
    ({ fault, file }) => words.length === 0 || words.some((word) => file.includes(word) || fault.includes(word)),
  )
  const files = Array.from(new Set(chosen.map(({ file }) => file)))
  const [journeys, units] = [
    files.filter((file) => file.endsWith('.spec.ts')),
    files.filter((file) => file.endsWith('.test.ts')),
  ]
  const codes = []
  if (units.length > 0) codes.push(await run(`${bin}/vitest`, ['run', ...units], { minutes }))
  if (journeys.length > 0) {
    const CHROMIUM_PATH = await findBrowser()
    if ((await runTask('build')) !== 0) throw new Error('The portal could not be built; the lines above say why.')
    codes.push(
      await run(`${bin}/playwright`, ['test', '-c', 'apps/e2e', ...journeys], { env: { CHROMIUM_PATH }, minutes }),
    )
  }
  if (codes.length === 0) throw new Error(`No fault is named ${words.join(' or ')}.`)
  process.exitCode = Math.max(...codes)
})
