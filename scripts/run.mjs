// node scripts/run.mjs <task>: installs the dependencies if needed, then runs a task of every workspace.
import { main, setUp } from './setup.mjs'
import { runTask } from './turbo.mjs'

main(async () => {
  const [task, ...more] = process.argv.slice(2)
  await setUp()
  process.exitCode = await runTask(task, ...more)
})
