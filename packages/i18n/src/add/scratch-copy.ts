import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { onTestFinished } from 'vitest'

const root = join(import.meta.dirname, '../../../..')
const left = new Set(['node_modules', 'dist', 'storybook-static', '.turbo', 'test-results'])
/** The screenshots of the docs, too many to copy for a test. */
const heavy = /\/apps\/docs\/(?:visual|pictures)$/
const top = ['package.json', 'tsconfig.base.json', 'packages', 'apps', 'scripts']

/** Links the installed packages; the workspaces among them resolve to the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from).filter((one) => one !== '@the-house'))
    symlinkSync(join(from, name), join(to, name))
}

/** Copies the repository without its history, and deletes the copy after the test. */
export function scratchCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'the-house-copy-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  for (const name of top)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)) && !heavy.test(path),
    })
  linkModules(join(root, 'node_modules'), join(copy, 'node_modules'))
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(copy, folder)).map((one) => join(folder, one)),
  )
  for (const workspace of workspaces) {
    symlink(join(copy, workspace), join(copy, 'node_modules/@the-house', basename(workspace)))
    if (readdirSync(join(root, workspace)).includes('node_modules'))
      linkModules(join(root, workspace, 'node_modules'), join(copy, workspace, 'node_modules'))
  }
  return copy
}

function symlink(target: string, path: string): void {
  mkdirSync(join(path, '..'), { recursive: true })
  symlinkSync(target, path)
}
