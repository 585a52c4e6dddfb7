import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from './environment.mjs'
import { playwrightCounts, vitestCounts } from './test-counts.mjs'
import { summarize } from './test-results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'the-house-results-'))
afterAll(() => rmSync(folder, { recursive: true }))

const test = (status, fullName, ...failureMessages) => ({ status, fullName, failureMessages })
const spec = (title, status, ...errors) => ({ file: 'a.spec.ts', title, tests: [{ status, results: [{ errors }] }] })

function reportOf(report) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('the last lines name each failed test with its reason, whatever else was printed', () => {
  const counts = vitestCounts(
    reportOf({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [test('passed', 'one')] },
        {
          name: join(root, 'b.test.ts'),
          status: 'failed',
          assertionResults: [test('failed', 'two', 'Error: no\n at')],
        },
        { name: join(root, 'c.test.ts'), status: 'failed', message: 'Hook timed out', assertionResults: [] },
      ],
    }),
    1,
  )
  expect(counts.failures).toEqual(['b.test.ts: two: Error: no', 'c.test.ts: Hook timed out'])
  const { lines } = summarize([{ name: 'units', seconds: 1, ...counts }], 2)
  expect(lines.slice(0, 2)).toEqual(['units: b.test.ts: two: Error: no', 'units: c.test.ts: Hook timed out'])
  expect(lines.at(-1)).toBe('1 passed, 1 failed')
})

it('a journey that passed at a second try is named with the reason of the first, and counts as passed', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 1 }
  const late = { message: 'Test timeout of 9 ms exceeded.' }
  const gone = { message: '\u001b[31mError\u001b[39m: gone\n at', location: { file: 'a.spec.ts', line: 7, column: 1 } }
  const specs = [spec('one', 'expected'), spec('two', 'flaky', late, gone), spec('three', 'unexpected', late)]
  const suites = [{ suites: [{ specs }] }]
  expect(playwrightCounts(reportOf({ stats, suites }), 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      'a.spec.ts: two: passed at a second try: line 7: Error: gone',
      'a.spec.ts: three: failed: Test timeout of 9 ms exceeded.',
    ],
  })
})
