import { join } from 'node:path'
import { bin } from './environment.mjs'
import { serve } from './process.mjs'
import { main, setUp } from './setup.mjs'

main(async () => {
  const node = await setUp()
  await serve([
    [node, ['--watch', '--watch-preserve-output', 'apps/api/src/server.ts']],
    [join(bin, 'vite'), ['apps/portal', '--clearScreen', 'false']],
  ])
})
