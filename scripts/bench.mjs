import { findBrowser } from './browser.mjs'
import { run } from './process.mjs'
import { main, setUp } from './setup.mjs'
import { runTask } from './turbo.mjs'

main(async () => {
  const node = await setUp()
  const CHROMIUM_PATH = await findBrowser()
  const code = await runTask('build')
  if (code !== 0) throw new Error('The portal could not be built; the lines above say why.')
  process.exitCode = await run(node, ['apps/bench/src/bench.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH },
    minutes: 90,
  })
})
