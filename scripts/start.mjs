import { serve } from './process.mjs'
import { main, setUp } from './setup.mjs'
import { runTask } from './turbo.mjs'

main(async () => {
  const node = await setUp()
  const code = await runTask('build')
  if (code !== 0) throw new Error('The portal could not be built; the lines above say why.')
  await serve([[node, ['apps/api/src/server.ts']]])
})
