import { run } from './process.mjs'
import { main, setUp } from './setup.mjs'

main(async () => {
  const node = await setUp()
  process.exitCode = await run(node, ['apps/api/src/school/cli.ts', ...process.argv.slice(2)], { minutes: 60 })
})
