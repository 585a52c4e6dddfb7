import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root } from './environment.mjs'
import { run } from './process.mjs'

const turbo = join(bin, 'turbo')
const summaries = join(root, '.turbo/runs')

const quiet = ['--ui=stream', '--output-logs=errors-only']

/** Runs a task in every workspace that has it; unchanged workspaces use the cached result. */
export const runTask = (task, ...more) => run(turbo, ['run', task, ...quiet, ...more])

/** Reads and deletes Turbo's summary of the last run. */
function takeSummary() {
  const [name] = existsSync(summaries) ? readdirSync(summaries) : []
  if (!name) return []
  const { tasks } = JSON.parse(readFileSync(join(summaries, name), 'utf8'))
  rmSync(summaries, { recursive: true })
  return tasks
}

function endOf({ taskId, task, directory, cache, execution }) {
  const isKept = cache.status === 'HIT'
  const seconds = execution ? (execution.endTime - execution.startTime) / 1000 : 0
  return { id: taskId, task, directory, isKept, seconds, code: isKept ? 0 : execution?.exitCode }
}

/**
 * Runs tasks of several workspaces, each to its end, whether or not another fails.
 * @param tasks names as Turbo knows them: `units` for all workspaces, `//#check:lint`, `@the-house/api#units`
 * @param options.first tasks to run before, whose results do not affect the cache keys of the others
 * @param options.isStreamed whether lines of tasks that run at once are printed as they come, not task by task
 * @returns the exit code, and for each task that ran how it ended and whether its result was cached
 */
export async function runTasks(tasks, { concurrency, minutes, env, first = [], isStreamed = concurrency === 1 }) {
  for (const task of first) {
    const code = await run(turbo, ['run', task, ...quiet], { env })
    if (code !== 0) return { code, ended: [] }
  }
  rmSync(summaries, { recursive: true, force: true })
  const flags = ['--ui=stream', '--output-logs=new-only', '--summarize', '--continue=dependencies-successful']
  const args = [
    'run',
    ...tasks,
    ...flags,
    `--concurrency=${concurrency}`,
    `--log-order=${isStreamed ? 'stream' : 'grouped'}`,
  ]
  const code = await run(turbo, args, { env, minutes })
  return {
    code,
    ended: takeSummary()
      .map(endOf)
      .filter(({ isKept, code }) => isKept || code !== undefined),
  }
}

/** Checks that each package imports only the packages that the architecture allows. */
export const checkBoundaries = () => run(turbo, ['boundaries', '--no-color'])
