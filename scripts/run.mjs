// node scripts/run.mjs <task>: a task of every workspace, set-up included.
import { main, setUp } from './setup.mjs'
import { runTask } from './turbo.mjs'

main(async () => {
  const [task, ...more] = process.argv.slice(2)
  await setUp()
  process.exitCode = await runTask(task, ...more)
})
