// npm run faults [-- words]: mutation tests: applies each fault to a scratch tree, and expects its check to fail.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, root } from './environment.mjs'
import { applyFault } from './faults/apply.mjs'
import { faults } from './faults/faults.mjs'
import { openScratchTree } from './faults/scratch-tree.mjs'

const words = process.argv.slice(2)
const chosen = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const { tree, close } = openScratchTree()
const env = { ...environment, PATH: [join(root, 'node_modules/.bin'), environment.PATH].join(delimiter) }

/** Whether a check passes on the scratch tree. */
function passes([command, ...args]) {
  const { status, error } = spawnSync(command, args, { cwd: tree, env, stdio: 'ignore', timeout: 600_000 })
  if (error) throw error
  return status === 0
}

/** Runs a check with a fault and without it. */
function tryFault(fault) {
  const path = join(tree, fault.file)
  const source = readFileSync(path, 'utf8')
  const whole = passes(fault.check)
  writeFileSync(path, applyFault(source, fault))
  const faulty = passes(fault.check)
  writeFileSync(path, source)
  if (!whole) return 'FAILS WITHOUT IT'
  return faulty ? 'NOT FOUND' : 'found'
}

try {
  const outcomes = chosen.map((fault) => {
    const outcome = tryFault(fault)
    console.log(`${outcome.padEnd(17)} ${fault.name.padEnd(28)} ${fault.check.at(-1)}`)
    return outcome
  })
  process.exitCode = outcomes.every((outcome) => outcome === 'found') ? 0 : 1
} finally {
  close()
}
