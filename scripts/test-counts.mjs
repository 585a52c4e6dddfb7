import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './environment.mjs'

/** The file to which a task writes its counts of passed and failed tests. */
export const countsFile = (workspace, task) => join(workspace, '.reports', `${task.replaceAll(':', '-')}.json`)

/** A check without tests counts as one test. */
export const checkOf = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/** Counts a run that failed, or wrote no report, as failed even if no single test did. */
function honest({ passed, failed, failures = [] }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** The failed tests of a file in vitest's JSON report; the file itself where none of its tests ran. */
function failuresIn({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${file}: ${message.split('\n', 1)[0]}`]
  return failed.map(({ fullName, failureMessages: [first = ''] }) => `${file}: ${fullName}: ${first.split('\n', 1)[0]}`)
}

/** Passed and failed tests in vitest's JSON report, with the failed ones by file, name and reason. */
export function vitestCounts(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests: failed, testResults } = report
  return honest({ passed, failed, failures: testResults.flatMap(failuresIn) }, code)
}

/** Where and why the first try of a journey failed: the last of its errors, which names the step that a time-out cut. */
function reasonOf({ results }) {
  const error = results.find(({ errors }) => errors.length > 0)?.errors.at(-1)
  const [message = ''] = stripVTControlCharacters(error?.message ?? '').split('\n', 1)
  return error?.location ? `line ${error.location.line}: ${message}` : message
}

/** The journeys of a suite in Playwright's JSON report that failed, and those that passed at a second try. */
function unsteady({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((one) => {
        const outcome = one.status === 'flaky' ? 'passed at a second try' : 'failed'
        return `${file}: ${title}: ${outcome}: ${reasonOf(one)}`
      }),
  )
  return [...own, ...suites.flatMap(unsteady)]
}

/** Passed and failed journeys in Playwright's JSON report; one that passed on a retry is named and counts as passed. */
export function playwrightCounts(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return honest({ passed: expected + flaky, failed: unexpected, failures: unsteady(report) }, code)
}

/** Passed and failed tests of a Turbo task: the counts that it wrote, else the task counts as one check. */
export function taskCounts(file, code) {
  const written = readReport(file)
  return written ? honest(written, code) : checkOf(code)
}
