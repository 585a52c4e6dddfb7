import { existsSync, readFileSync } from 'node:fs'

/** A check without tests of its own counts as one. */
export const checkOf = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

/** A run that failed, or wrote no report, without naming a failed test has still failed. */
function honest({ passed, failed }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** How many tests passed and failed by vitest's JSON report. */
export function vitestCounts(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests }, code)
}

/** How many journeys passed and failed by Playwright's JSON report; its list names those that passed at their second try. */
export function playwrightCounts(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky } = report.stats
  return honest({ passed: expected + flaky, failed: unexpected }, code)
}

/** How many passed and failed by a check that counts by itself. */
export const writtenCounts = (file, code) => honest(readReport(file) ?? { passed: 0, failed: 1 }, code)

/** Several counts as one. */
export const sumOf = (...counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})
