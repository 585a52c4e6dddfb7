// npm run visual [-- words]: visual regression, opens a report of the differences; with --approve [words]: approves
// them.
import { findBrowser } from './browser.mjs'
import { run } from './process.mjs'
import { main, setUp } from './setup.mjs'
import { runTask } from './turbo.mjs'

main(async () => {
  const node = await setUp()
  const CHROMIUM_PATH = await findBrowser()
  const built = await runTask('docs:build')
  if (built !== 0) throw new Error('The docs could not be built; the lines above say why.')
  const args = ['apps/docs/visual/cli.ts', ...process.argv.slice(2)]
  process.exitCode = await run(node, args, { env: { CHROMIUM_PATH }, minutes: 240 })
})
