import { serve } from './process.mjs'
import { main, setUp } from './setup.mjs'

main(async () => {
  await setUp()
  await serve([['npm', ['run', 'docs', '--workspace', 'apps/docs']]])
})
