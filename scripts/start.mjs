import { serve } from './process.mjs'
import { makeRelease, release } from './release/make-release.mjs'
import { main, setUp } from './setup.mjs'
import { runTask } from './turbo.mjs'

const server = 'apps/api/src/server.ts'

main(async () => {
  // A production server has no development package within its reach.
  if (process.env.NODE_ENV === 'production') {
    const node = await makeRelease()
    await serve([[node, [`${release}/${server}`]]])
    return
  }
  const node = await setUp()
  const code = await runTask('build')
  if (code !== 0) throw new Error('The portal could not be built; the lines above say why.')
  await serve([[node, [server]]])
})
