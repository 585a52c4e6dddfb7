import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../environment.mjs'

/** The pages of the docs that name tests. */
export const pages = ['faults', 'what-is-promised']

/** Reads the text of such a page. */
export const readPage = (page) => readFileSync(join(root, `apps/docs/pages/run/${page}.mdx`), 'utf8')

const row = /^\| ([^|]+?) +\| ([^|]+?) +\| `(\S+?)`: ([^|]+?) +\|$/
/** The line of dashes below the head of a table. */
const rule = /^\|(?: -+ \|)+$/

/**
 * Reads a suite of tests from the tables of a page. A row that names no test is returned as it stands.
 * @returns {({ fault: string, promise: string, file: string, title: string } | { unread: string })[]}
 */
export function rowsOf(text) {
  const lines = text.split('\n')
  const isRow = (line, index) => line.startsWith('|') && !rule.test(line) && !rule.test(lines[index + 1] ?? '')
  return lines.filter(isRow).map((line) => {
    const [, fault, promise, file, title] = row.exec(line) ?? []
    return title === undefined ? { unread: line } : { fault, promise, file, title }
  })
}

/** Reads the suite of a page, by default the fault suite. */
export const readSuite = (page = 'faults') => rowsOf(readPage(page)).filter(({ title }) => title !== undefined)
