// node scripts/typecheck.mjs browser|server|journeys: type-checks the workspaces of tsconfig.<name>.json as one
// program, within a budget of types: their number predicts the compiler's time, and is the same on every machine.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bin, root } from './environment.mjs'
import { budgets, diagnosticsOf } from './type-budgets.mjs'

const bufferBytes = 64 * 1024 * 1024

const [name] = process.argv.slice(2)
const most = budgets[name]
if (!most) throw new Error(`There is no program "${name}": one of ${Object.keys(budgets).join(', ')}.`)

// Parallel checkers would each compute the same types again.
const args = ['-p', `tsconfig.${name}.json`, '--singleThreaded', '--extendedDiagnostics']
const options = { cwd: root, encoding: 'utf8', maxBuffer: bufferBytes }
const { status, stdout, stderr, error } = spawnSync(join(bin, 'tsc'), args, options)
if (error) throw error

const { errors, types, megabytes } = diagnosticsOf(stdout)
if (errors || stderr) console.error(`${errors}${stderr}`)
console.log(`${name}: ${types} types of at most ${most}, ${megabytes} MB`)
const isWithin = types <= most
if (!isWithin)
  console.error(`More types than the budget of ${name} allows; scripts/type-budgets.mjs says how to find them.`)
process.exitCode = status === 0 && isWithin ? 0 : 1
