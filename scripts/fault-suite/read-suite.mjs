import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.mjs'

/** The pages of the docs that name tests. */
export const pages = ['faults', 'what-is-promised']

/**
 * Reads a suite of tests, by default the fault suite, from the tables of its page in the docs.
 * @returns {{ fault: string, file: string, title: string }[]}
 */
export function readSuite(page = 'faults') {
  const rows = readFileSync(join(root, `apps/docs/pages/run/${page}.mdx`), 'utf8').matchAll(
    /^\| ([^|]+?) +\| [^|]+ \| `(\S+?)`: ([^|]+?) +\|$/gm,
  )
  return Array.from(rows, ([, fault, file, title]) => ({ fault, file, title }))
}
