import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const guides = join(root, 'apps/docs/pages/guides')
const workspaces = [
  'packages/domain',
  'packages/hooks',
  'packages/i18n',
  'packages/design-system',
  'apps/api',
  'apps/portal',
]
const copies = []

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true })
})

/** The sources alone, with the installed packages of this tree, and the workspaces' own names leading into the copy. */
function scratchCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'the-house-guide-'))
  copies.push(copy)
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@the-house'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@the-house') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const workspace of workspaces) {
    const filter = (path) => !/(?:node_modules|dist|\.turbo|storybook-static)(?:\/|$)/.test(path.slice(root.length))
    cpSync(join(root, workspace), join(copy, workspace), { recursive: true, filter })
    symlinkSync(join(copy, workspace), join(modules, '@the-house', workspace.split('/')[1]))
    const own = join(root, workspace, 'node_modules')
    try {
      if (readdirSync(own).length > 0) symlinkSync(own, join(copy, workspace, 'node_modules'))
    } catch {
      // It has no packages of its own.
    }
  }
  return copy
}

/** The steps of a guide: each block says in its first line which file it is for, and where in it. */
function stepsOf(guide) {
  const text = readFileSync(join(guides, `${guide}.mdx`), 'utf8')
  const blocks = [...text.matchAll(/```\w+\n\/\/ (\S+): (?:(new)|(after|before) "(.*)")\n([\s\S]*?)```/g)]
  return blocks.map(([, file, isNew, side, place, code]) => ({ file, isNew, side, place, code }))
}

/** Does what a guide says. */
function follow(guide, copy) {
  expect(stepsOf(guide)).not.toEqual([])
  for (const { file, isNew, side, place, code } of stepsOf(guide)) {
    const path = join(copy, file)
    mkdirSync(dirname(path), { recursive: true })
    if (isNew) {
      writeFileSync(path, code)
      continue
    }
    const lines = readFileSync(path, 'utf8').split('\n')
    const at = lines.findIndex((line) => line.includes(place))
    expect(at, `${file} has a line with ${place}`).not.toBe(-1)
    lines.splice(side === 'after' ? at + 1 : at, 0, code.trimEnd())
    writeFileSync(path, lines.join('\n'))
  }
}

/** What the compiler says of a workspace of the copy. */
const compile = (copy, workspace) => {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', workspace], { cwd: copy, encoding: 'utf8' })
  return stdout.trim()
}

/** What the check of the catalogues says of the copy. */
const checkWords = (copy) => {
  const { stdout } = spawnSync(process.execPath, ['packages/i18n/src/check/cli.ts'], { cwd: copy, encoding: 'utf8' })
  return stdout.trim()
}

it(
  'leads to what compiles, but for what the guide to a question type says is to be filled',
  { timeout: 240_000 },
  () => {
    const copy = scratchCopy()
    for (const guide of ['widget', 'entity', 'screen']) follow(guide, copy)
    expect(checkWords(copy)).toBe('The catalogues are in order.')
    follow('question-type', copy)
    const said = ['packages/design-system', 'apps/api', 'apps/portal'].map((workspace) => compile(copy, workspace))
    const asked = [...said.join('\n').matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file)
    const text = readFileSync(join(guides, 'question-type.mdx'), 'utf8')
    const named = [...text.matchAll(/^- `((?:apps|packages)\/[^`]+\.tsx?)`: /gm)].map(([, file]) => file)
    expect(new Set(asked)).toEqual(new Set(named))
  },
)
