import { join } from 'node:path'
import { describeProblem } from '../catalogue/problem.ts'
import { checkTree } from './check.ts'
import { hintsOn } from './languages-in.ts'

const root = join(import.meta.dirname, '../../../..')
const problems = checkTree(root)
for (const problem of problems) console.log(describeProblem(problem))
for (const hint of hintsOn(root)) console.log(hint)
console.log(problems.length === 0 ? 'The catalogues are in order.' : `${problems.length} problems in the catalogues.`)
process.exitCode = problems.length === 0 ? 0 : 1
