import { join } from 'node:path'
import { checkTree } from './check.ts'
import { describeProblem } from '../catalogue/problem.ts'

const root = join(import.meta.dirname, '../../../..')
const problems = checkTree(root)
for (const problem of problems) console.log(describeProblem(problem))
console.log(problems.length === 0 ? 'The catalogues are complete.' : `${problems.length} problems in the catalogues.`)
process.exitCode = problems.length === 0 ? 0 : 1
