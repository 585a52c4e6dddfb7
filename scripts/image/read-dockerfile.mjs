import { readFileSync } from 'node:fs'

/** @typedef {{ kind: string, flags: Record<string, string>, words: string[], text: string }} Step */
/** @typedef {{ from: string, name: string, steps: Step[] }} Stage */

/** Reads the flags before the words of an instruction, such as `--from=build`. */
function readStep(line) {
  const [, kind, rest = ''] = /^(\w+)\s*(.*)$/.exec(line)
  const words = rest.split(/\s+/)
  const flags = {}
  while (words[0]?.startsWith('--')) {
    const [name, value = ''] = words.shift().slice(2).split('=')
    flags[name] = value
  }
  return { kind, flags, words, text: words.join(' ') }
}

/**
 * Reads the stages of a Dockerfile whose instructions have a line each.
 * @returns {Stage[]}
 */
export function readDockerfile(path) {
  const stages = []
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const step = readStep(line)
    if (step.kind === 'FROM') stages.push({ from: step.words[0], name: step.words[2] ?? 'last', steps: [] })
    else stages.at(-1).steps.push(step)
  }
  return stages
}
