import { join } from 'node:path'
import { root } from './environment.mjs'
import { countsFile, taskCounts } from './test-counts.mjs'

const sum = (rows, what) => rows.reduce((total, row) => total + row[what], 0)

/**
 * The results of a stage's steps. A task that did not run, because a dependency failed, counts as failed.
 * @param steps of a stage
 * @param ended the result of each task that ran
 */
export function rowsOf(steps, ended) {
  return steps.map(({ name, tasks }) => {
    const own = ended.filter(({ id, task }) => tasks.includes(id) || tasks.includes(task))
    const counts = own.map(({ directory, task, code }) => taskCounts(countsFile(join(root, directory), task), code))
    const missing = tasks.filter((task) => !own.some((one) => one.id === task || one.task === task)).length
    return {
      name,
      passed: sum(counts, 'passed'),
      failed: sum(counts, 'failed') + missing,
      failures: counts.flatMap(({ failures = [] }) => failures),
      isKept: own.length > 0 && own.every(({ isKept }) => isKept),
      seconds: own.reduce((longest, one) => Math.max(longest, one.seconds), 0),
    }
  })
}

/** Formats a step as one line: passed tests, duration, and whether the result is cached. */
export function lineOf({ name, passed, failed, isKept, seconds }) {
  const took = isKept ? 'unchanged since it passed' : `${seconds.toFixed(1)} s`
  return `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} of ${passed + failed}, ${took}`
}

const mostFailures = 40

/** The tests to look at, under the name of their step. */
const failureLines = ({ name, failures = [] }) =>
  failures.slice(0, mostFailures).map((failure) => `${name}: ${failure}`)

/** The final lines, the last of which totals all tests; and whether every test passed. */
export function summarize(rows, seconds) {
  const [passed, failed] = [sum(rows, 'passed'), sum(rows, 'failed')]
  return {
    isGreen: failed === 0 && passed > 0,
    lines: [
      ...rows.flatMap(failureLines),
      ...rows.map(lineOf),
      `All in ${seconds.toFixed(1)} s.`,
      '',
      `${passed} passed, ${failed} failed`,
    ],
  }
}
