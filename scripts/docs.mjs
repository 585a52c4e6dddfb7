import { serve } from './process.mjs'
import { main, setUp } from './setup.mjs'

main(async () => {
  await setUp()
  serve([['npm', ['run', 'docs', '--workspace', 'apps/docs']]])
})
