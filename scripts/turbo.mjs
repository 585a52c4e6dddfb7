import { join } from 'node:path'
import { bin } from './environment.mjs'
import { run } from './process.mjs'

const turbo = join(bin, 'turbo')

/** Runs a task in every workspace that has it; what did not change comes from the cache. */
export const runTask = (task, ...more) => run(turbo, ['run', task, '--ui=stream', '--output-logs=errors-only', ...more])

export const checkBoundaries = () => run(turbo, ['boundaries', '--no-color'])
