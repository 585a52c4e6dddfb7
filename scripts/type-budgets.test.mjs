import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './environment.mjs'
import { budgets, diagnosticsOf } from './type-budgets.mjs'

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const programs = Object.keys(budgets)

it('every workspace is in one program, with all the files of its own configuration', () => {
  const workspaces = globSync('{packages,apps}/*/{,limits/}tsconfig.json', { cwd: root })
  const files = workspaces.flatMap((file) => read(file).include.map((place) => join(dirname(file), place)))
  const checked = programs.flatMap((name) => read(`tsconfig.${name}.json`).include)
  expect(checked).toHaveLength(files.length)
  expect(new Set(checked)).toEqual(new Set(files))
})

it('every program is a check of its own', () => {
  const { scripts } = read('package.json')
  const ran = Object.values(scripts).filter((script) => script.startsWith('node scripts/typecheck.mjs'))
  expect(ran).toEqual(programs.map((name) => `node scripts/typecheck.mjs ${name}`))
})

it('the table of the compiler holds types and memory; what stands before it are errors', () => {
  const error = "apps/api/src/app.ts(1,1): error TS2304: Cannot find name 'a'.\n"
  const table = 'Files:             4880\nTypes:           344753\nMemory used:    846681K\n'
  expect(diagnosticsOf(error + table)).toEqual({ errors: error, types: 344_753, megabytes: 827 })
})

it('a compiler that ends without its table is over every budget', () => {
  const { errors, types } = diagnosticsOf('error TS5058: The specified path does not exist.\n')
  expect(errors).toContain('TS5058')
  expect(types <= budgets.server).toBe(false)
})
