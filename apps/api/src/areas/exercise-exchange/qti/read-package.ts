import { exchangeLimits } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import { BudgetExceeded } from '../../../reading/budget.ts'
import type { Package } from '../../../reading/open-package.ts'
import { BadPackage } from '../../../reading/package-fault.ts'
import { Unreadable, type Problem } from '../problem.ts'
import type { Contents, Found } from '../question.ts'
import { aroundLost } from '../around.ts'
import { withFiles } from '../with-files.ts'
import { itemPaths } from './manifest-read.ts'
import { parseXml } from './parse-xml.ts'
import { resolvePath } from './paths.ts'
import { readItem, type ReadItem } from './read-item.ts'

const refused = (path: string, line: number, problem: Problem): ReadItem => ({
  found: { line, name: path.slice(0, 200), draft: null, problems: [{ ...problem, line }] },
  files: [],
})

/** What an item is told whose file cannot be read; the others come in without it. */
function reasonOf(error: unknown, path: string): Problem {
  if (error instanceof BudgetExceeded) return noteOf('value.long')
  if (!(error instanceof Unreadable)) throw error
  const { token, line, what } = error.problem
  if (token === 'file.doctype') return noteOf('item.doctype', { what: path })
  if (token !== 'file.xml') return error.problem
  return noteOf('item.xml', { what: [path, line, what].filter((part) => part !== null).join(': ') })
}

async function itemIn(pack: Package, path: string, line: number): Promise<ReadItem> {
  if (!pack.has(path)) return refused(path, line, noteOf('item.missing', { what: path.slice(0, 200) }))
  const bytes = await pack.read(path)
  try {
    return readItem(parseXml(bytes), line)
  } catch (error) {
    return refused(path, line, reasonOf(error, path))
  }
}

/** Reads the items of a QTI package in their order; `line` is the number of an item. */
export async function readQti(pack: Package): Promise<Contents> {
  const { paths, around, sections } = await itemPaths(pack)
  if (paths.length > exchangeLimits.exercises)
    throw new BudgetExceeded('rows', exchangeLimits.exercises + 1, exchangeLimits.exercises)
  const found: Found[] = []
  for (const [index, path] of paths.entries()) {
    const { found: one, files } = await itemIn(pack, path, index + 1)
    const named = files.map((file) => ({ ...file, path: resolvePath(path, file.address) }))
    found.push(withFiles(pack, one, named))
  }
  // One section is what every test has.
  const categories = sections.length > 1 ? [...new Set(sections)].filter(Boolean).slice(0, 10) : []
  return { found, problems: [...categories.map((what) => noteOf('file.category', { what })), ...aroundLost(around)] }
}

const nothing: Package = {
  names: [],
  has: () => false,
  read: async (name) => {
    throw new BadPackage('damaged', name)
  },
}

/**
 * Reads a file of QTI that was sent without its package: one item, whose files are lost.
 * @throws Unreadable where it is of QTI 1
 * @throws BadPackage where it is no item
 */
export function readQtiFile(bytes: Buffer): Contents {
  const root = parseXml(bytes)
  if (root.name === 'questestinterop') throw new Unreadable('package.version', { what: 'QTI 1' })
  if (root.name !== 'assessmentItem') throw new BadPackage('damaged', root.name)
  const { found, files } = readItem(root, 1)
  const named = files.map((file) => ({ ...file, path: resolvePath('item.xml', file.address) }))
  return { found: [withFiles(nothing, found, named)], problems: [] }
}
