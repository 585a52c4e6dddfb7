// node ../../scripts/check.mjs [--needs browser] vitest|playwright <arguments>: runs tests as a Turbo task, in the
// folder of its workspace. Passed and failed counts are written to .reports/<task>.json, which Turbo caches with the
// result.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin } from './environment.mjs'
import { needs } from './needs.mjs'
import { run } from './process.mjs'
import { countsFile, playwrightCounts, vitestCounts } from './test-counts.mjs'

const mostMinutes = 60

const tools = {
  vitest: {
    argsOf: (report) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    envOf: () => ({}),
    counts: vitestCounts,
  },
  playwright: {
    argsOf: () => ['--reporter=list,json'],
    envOf: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    counts: playwrightCounts,
  },
}

/** @returns what the task needs and this machine lacks; undefined where it can run */
async function whatIsMissing(need) {
  if (!need) return undefined
  try {
    return await needs[need]()
  } catch (error) {
    return error.message
  }
}

async function runTool(tool, args, folder) {
  const report = join(folder, 'report.json')
  const { argsOf, envOf, counts } = tools[tool]
  const all = [...args, ...argsOf(report)]
  // Not detached: Turbo stops its tasks by their process groups.
  const options = { cwd: process.cwd(), env: envOf(report), minutes: mostMinutes, detached: false }
  const code = await run(join(bin, tool), all, options)
  return counts(report, code)
}

const given = process.argv.slice(2)
const need = given[0] === '--needs' ? given.splice(0, 2)[1] : undefined
const [tool, ...args] = given
const file = countsFile(process.cwd(), process.env.npm_lifecycle_event ?? tool)
const folder = mkdtempSync(join(tmpdir(), 'the-house-check-'))
try {
  const missing = await whatIsMissing(need)
  if (missing) console.error(missing)
  const counts = missing ? { passed: 0, failed: 1 } : await runTool(tool, args, folder)
  if (!existsSync('.reports')) mkdirSync('.reports')
  writeFileSync(file, JSON.stringify(counts))
  process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
