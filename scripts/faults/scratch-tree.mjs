import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../environment.mjs'

function git(...args) {
  const { status, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Links each installed package; the workspaces resolve to the copy. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const place = join(to, name)
    if (name !== '@the-house') symlinkSync(join(from, name), place)
    else {
      mkdirSync(place)
      for (const workspace of readdirSync(join(from, name)))
        symlinkSync(readlinkSync(join(from, name, workspace)), join(place, workspace))
    }
  }
}

/** Checks out the last commit in its own worktree, with the packages that are installed here. */
export function openScratchTree() {
  const folder = mkdtempSync(join(tmpdir(), 'the-house-faults-'))
  const tree = join(folder, 'tree')
  git('worktree', 'add', '--quiet', '--detach', tree, 'HEAD')
  const own = ['apps', 'packages'].flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(kind, name)))
  for (const place of ['.', ...own]) {
    const installed = join(root, place, 'node_modules')
    if (existsSync(installed)) linkPackages(installed, join(tree, place, 'node_modules'))
  }
  return {
    tree,
    close: () => {
      git('worktree', 'remove', '--force', tree)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
