import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach } from 'vitest'

const root = resolve(import.meta.dirname, '..')

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
}, 120_000)

/** The sources alone, with the installed packages of this tree, and the workspaces' own names leading into the copy. */
export function scratchCopy() {
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

/** What the compiler says of a workspace of the copy. */
export const compile = (copy, workspace) => {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['--singleThreaded', '-p', workspace], {
    cwd: copy,
    encoding: 'utf8',
  })
  return stdout.trim()
}

/** What the check of the catalogues says of the copy. */
export const checkWords = (copy) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['packages/i18n/src/check/cli.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  return (stdout || stderr).trim()
}
