import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from './environment.mjs'

const source = 'packages/domain/src/question-types'
const layers = ['student', 'author', 'server']
const types = readdirSync(join(root, source), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(root, source, entry.name)).includes('student.ts'))
  .map(({ name }) => name)

/** The members of the object or interface that begins at a line, by their line numbers. */
function membersOf(text, opening) {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => opening.test(line))
  const end = lines.findIndex((line, at) => at > start && line.startsWith('}'))
  const names = lines.map((line, at) => (at > start && at < end ? /^ {2}(\w+)[:,(]/.exec(line)?.[1] : undefined))
  const starts = names.flatMap((name, at) => (name ? [at] : []))
  return starts.map((from, index) => ({ name: names[from], from, count: (starts[index + 1] ?? end) - from }))
}

const partsOf = (file) => membersOf(readFileSync(join(root, source, file), 'utf8'), /^export const \w+: .* = \{$/)

/** Compiles a scratch copy of the domain package, with copies of a type's modules that each lack one member. */
function compileWithout(files) {
  const tree = mkdtempSync(join(tmpdir(), 'the-house-types-'))
  const domain = join(tree, 'packages/domain')
  mkdirSync(domain, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const path of ['tsconfig.base.json', 'packages/domain/src', 'packages/domain/package.json'])
    cpSync(join(root, path), join(tree, path), { recursive: true })
  for (const file of files)
    for (const { name, from, count } of partsOf(file)) {
      const lines = readFileSync(join(tree, source, file), 'utf8').split('\n')
      writeFileSync(join(tree, source, copyOf(file, name)), lines.toSpliced(from, count).join('\n'))
    }
  const config = { extends: '../../tsconfig.base.json', include: ['src/question-types'] }
  writeFileSync(join(domain, 'tsconfig.json'), JSON.stringify({ ...config, compilerOptions: { types: ['node'] } }))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(tsc, ['-p', domain, '--singleThreaded'], { cwd: tree, encoding: 'utf8' })
  rmSync(tree, { recursive: true })
  return stdout
    .split('\n')
    .filter((line) => /error TS/.test(line))
    .map((line) => relative(source, line))
}

const copyOf = (file, part) => file.replace(/\.ts$/, `.without-${part}.ts`)

const modules = types.flatMap((type) => layers.map((layer) => ({ layer, file: `${type}/${layer}.ts` })))
const tables = layers.map((layer) => ({ layer, file: `${layer}.ts` }))

describe('a question type', () => {
  let errors = []
  beforeAll(() => {
    errors = compileWithout([...modules, ...tables].map(({ file }) => file))
  }, 120_000)

  it('compiles as it is, so that each error is about what was removed', () => {
    expect(errors.filter((line) => !line.includes('.without-'))).toEqual([])
  })

  it.each(modules)('has all its parts in one object: $file', ({ layer, file }) => {
    const rules = readFileSync(join(root, source, `${layer}-rules.ts`), 'utf8')
    const asked = membersOf(rules, new RegExp(`^export interface ${layer}Rules`, 'i')).map(({ name }) => name)
    expect(partsOf(file).map(({ name }) => name)).toEqual(asked)
  })

  it.each([...modules, ...tables])(
    'does not compile without one of them, and the compiler names it: $file',
    ({ file }) => {
      const parts = partsOf(file).map(({ name }) => name)
      const named = parts.filter((name) =>
        errors.some((line) => line.startsWith(copyOf(file, name)) && line.includes(`'${name}' is missing`)),
      )
      expect(parts).not.toEqual([])
      expect(named).toEqual(parts)
    },
  )
})
