// npm test [-- words]: runs every check, or the steps whose names begin with one of the words.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, versionOf } from './browser.mjs'
import { root } from './environment.mjs'
import { loadCommands } from './load-commands.mjs'
import { main, setUp } from './setup.mjs'
import { lineOf, rowsOf, summarize } from './test-results.mjs'
import { stagesOf } from './test-stages.mjs'
import { runTasks } from './turbo.mjs'

const words = process.argv.slice(2)

const secondsSince = (since) => (Date.now() - since) / 1000

/** Deletes the counts of earlier runs, which would be taken for those of a task that did not run. */
function forgetCounts() {
  const workspaces = ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => join(kind, name)),
  )
  for (const workspace of ['.', ...workspaces]) {
    const folder = join(root, workspace, '.reports')
    if (!existsSync(folder)) continue
    for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(join(folder, file))
  }
}

async function runStages(stages, env) {
  const count = stages.reduce((sum, { steps }) => sum + steps.length, 0)
  const rows = []
  for (const { steps, first, ...options } of stages) {
    const names = steps.map(({ name }) => name).join(', ')
    console.log(`\n[${rows.length + 1}${steps.length > 1 ? `-${rows.length + steps.length}` : ''}/${count}] ${names}`)
    const tasks = steps.flatMap((one) => one.tasks)
    const { code, ended } = await runTasks(tasks, { ...options, env, first })
    const done = rowsOf(steps, ended)
    const isSilent = code !== 0 && done.every(({ failed }) => failed === 0)
    rows.push(...done, ...(isSilent ? [{ name: `turbo (${names})`, passed: 0, failed: 1, seconds: 0 }] : []))
    for (const row of done) console.log(lineOf(row))
  }
  return rows
}

/** Reports and counts a failed set-up step; steps that do not need it still run. */
function told(error) {
  console.error(error.message)
}

async function runAll(since) {
  const stages = stagesOf(words)
  if (stages.length === 0) throw new Error(`No check's name begins with ${words.join(' or ')}.`)
  // Before the packages are installed, as in a fresh checkout.
  const failures = await loadCommands()
  const commands = {
    name: 'commands',
    passed: failures.length === 0 ? 1 : 0,
    failed: failures.length,
    failures,
    seconds: 0,
  }
  const node = await setUp().catch(told)
  if (!node) return [commands, { name: 'set-up', passed: 0, failed: 1, seconds: secondsSince(since) }]
  const browser = await findBrowser().catch(told)
  const found = { name: 'browser', passed: browser ? 1 : 0, failed: browser ? 0 : 1, seconds: secondsSince(since) }
  forgetCounts()
  const env = {
    THE_HOUSE_NODE: versionOf(node),
    ...(browser && { CHROMIUM_PATH: browser, THE_HOUSE_BROWSER: versionOf(browser) }),
  }
  return [commands, found, ...(await runStages(stages, env))]
}

main(async () => {
  const since = Date.now()
  const { isGreen, lines } = summarize(await runAll(since), secondsSince(since))
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = isGreen ? 0 : 1
})
