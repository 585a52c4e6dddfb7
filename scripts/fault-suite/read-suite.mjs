import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.mjs'

const page = 'apps/docs/pages/run/faults.mdx'

/**
 * Reads the fault suite from the tables of its page in the docs.
 * @returns {{ fault: string, file: string, title: string }[]}
 */
export function readSuite() {
  const rows = readFileSync(join(root, page), 'utf8').matchAll(/^\| ([^|]+?) +\| [^|]+ \| `(\S+?)`: ([^|]+?) +\|$/gm)
  return Array.from(rows, ([, fault, file, title]) => ({ fault, file, title }))
}
