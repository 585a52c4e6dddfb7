import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, matchesGlob, resolve } from 'node:path'
import { readDockerfile } from './read-dockerfile.mjs'

/** The files of the repository that the image is made of. */
function contextOf(root, dockerfile) {
  const ignored = readFileSync(`${dockerfile}.dockerignore`, 'utf8').split('\n').filter(Boolean)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.trim().split('\n')
  return files.filter(
    (file) =>
      existsSync(join(root, file)) &&
      !ignored.some((glob) => matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`)),
  )
}

/** Copies as COPY does: a file into a folder, what a folder holds into another. */
function copy(from, to) {
  const target = statSync(from).isFile() && (to.endsWith('/') || existsSync(to)) ? join(to, basename(from)) : to
  mkdirSync(dirname(target), { recursive: true })
  cpSync(from, target, { recursive: true, verbatimSymlinks: true })
}

/**
 * Does what a Dockerfile says, with a folder in place of each stage's file system: RUN works in WORKDIR, with the Node
 * and npm of this machine. An instruction that it does not know is an error.
 * @returns {{ folder: string, env: Record<string, string>, workdir: string, meta: Record<string, import('./read-dockerfile.mjs').Step> }} the last stage
 */
export function buildInFolders({ root, dockerfile, into, env }) {
  const built = new Map()
  let last
  for (const { from, name, steps } of readDockerfile(dockerfile)) {
    const folder = join(into, name)
    const base = built.get(from)
    if (base) cpSync(base.folder, folder, { recursive: true, verbatimSymlinks: true })
    last = { folder, env: { ...base?.env }, workdir: base?.workdir ?? '/', meta: {} }
    built.set(name, last)
    for (const step of steps) doStep(step, last, { root, dockerfile, built, env })
  }
  return last
}

const instructions = {
  WORKDIR({ text }, stage) {
    stage.workdir = text
    mkdirSync(join(stage.folder, text), { recursive: true })
  },
  ENV({ words }, stage) {
    for (const word of words) stage.env[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1)
  },
  COPY({ flags, words: [from, to] }, stage, { root, dockerfile, built }) {
    const target = join(stage.folder, to.startsWith('/') ? '' : stage.workdir, to)
    if (flags.from) return copy(join(built.get(flags.from).folder, from), target)
    for (const file of contextOf(root, dockerfile)) copy(join(root, file), resolve(target, file))
  },
  RUN({ text }, { folder, workdir }, { env }) {
    execFileSync('sh', ['-c', text], { cwd: join(folder, workdir), env, stdio: ['ignore', 'ignore', 'inherit'] })
  },
}

const remembered = new Set(['USER', 'VOLUME', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'CMD'])

function doStep(step, stage, tools) {
  if (remembered.has(step.kind)) {
    stage.meta[step.kind] = step
    return
  }
  if (!instructions[step.kind]) throw new Error(`${step.kind} is not known here.`)
  instructions[step.kind](step, stage, tools)
}
