import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Problem } from '../catalogue/problem.ts'
import { areaOf, baseOf, type Text } from '../catalogue/texts.ts'
import { importsOf, type Imports } from './imports-of.ts'
import type { Uses } from './uses.ts'

/** The file that the page starts with. */
const entry = 'apps/portal/src/app/start.tsx'
/** The packages whose components show texts, by the names that the portal imports them with. */
const packages: Record<string, string> = {
  '@the-house/design-system': 'packages/design-system/src/index.ts',
  '@the-house/design-system/admin': 'packages/design-system/src/admin.ts',
  '@the-house/design-system/exercise-editor': 'packages/design-system/src/exercise-editor/exercise-editor.tsx',
}

/** Tables of keys that more screens read than show, and who loads their texts. */
const tables = new Map([
  ['apps/portal/src/areas/admin/managed/config-tests.ts', 'the routes of config tests; others read the name of a test'],
  ['apps/portal/src/areas/admin/managed/seasons.ts', 'the routes of seasons; others read the name of a season'],
  ['apps/portal/src/areas/admin/managed/tribes.tsx', 'the routes of tribes; others read the name of a tribe'],
  ['apps/portal/src/areas/admin/managed/units.ts', 'the routes of units; others read the name of a unit'],
  ['apps/portal/src/tours/tour-table.ts', 'the walk; the tutorial reads the names of the screens'],
])

interface Shown {
  key: string
  file: string
}

/** The modules of the portal and of its components, and the texts that each shows. */
function modulesOf(root: string, texts: readonly Text[], uses: ReadonlyMap<string, Uses>) {
  const keys = new Set(texts.map(({ key }) => baseOf(key)))
  const areas = new Set(Array.from(keys, areaOf))
  const imports = new Map<string, Imports>()

  function read(file: string): Imports {
    const known = imports.get(file)
    if (known) return known
    const found = importsOf(readFileSync(join(root, file), 'utf8'), file, (name) => areas.has(name))
    imports.set(file, found)
    return found
  }

  const resolve = (from: string, importer: string): string | undefined => {
    const file = packages[from] ?? (from.startsWith('.') ? join(dirname(importer), from) : '')
    return uses.has(file) ? file : undefined
  }

  /** The modules that are loaded with one; a package loads what is named only. */
  function loadedWith(file: string): string[] {
    return read(file).fixed.flatMap(({ from, names }) => {
      const target = resolve(from, file)
      if (target === undefined) return []
      if (packages[from] === undefined || names === null) return [target]
      const { exported } = read(target)
      return names.flatMap((name) => resolve(exported.get(name) ?? '', target) ?? [])
    })
  }

  function closureOf(file: string): string[] {
    const all = new Set([file])
    for (const one of all) for (const other of loadedWith(one)) all.add(other)
    return Array.from(all)
  }

  /** One text of each area that a file shows. */
  function shownIn(file: string): Map<string, Shown> {
    const found = uses.get(file)
    if (!found) return new Map()
    const { called, strings, patterns } = found
    const [written, templates] = tables.has(file) ? [[], []] : [strings, patterns]
    const named = [...called.map(({ text }) => text), ...written].filter((text) => keys.has(text))
    const matched = templates.flatMap((pattern) => Array.from(keys).filter((key) => pattern.test(key)))
    return new Map([...named, ...matched].map((key) => [areaOf(key), { key, file }]))
  }

  return { read, resolve, closureOf, shownIn }
}

/**
 * Finds lazy parts (screens, dialogs, widgets) that show a text whose area is loaded neither with them nor by what opens
 * them: their users would read its key.
 * @param core the areas that are loaded before the first screen
 */
export function checkLazyTexts(
  root: string,
  texts: readonly Text[],
  uses: ReadonlyMap<string, Uses>,
  core: readonly string[],
): Problem[] {
  if (!uses.has(entry)) return []
  const { read, resolve, closureOf, shownIn } = modulesOf(root, texts, uses)
  const problems = new Map<string, Problem>()
  const seen = new Set<string>()

  function open(part: string, loaded: readonly string[], opener: { file: string; line: number }): void {
    const state = [part, ...loaded.toSorted()].join(' ')
    if (seen.has(state)) return
    seen.add(state)
    const files = closureOf(part)
    const shown = new Map(files.flatMap((file) => Array.from(shownIn(file))))
    for (const [area, { key, file }] of shown) {
      if (loaded.includes(area)) continue
      const text = `${part} is loaded without the texts of ${area}: ${key} of ${file}`
      problems.set(`${opener.file} ${text}`, { ...opener, text })
    }
    for (const file of files)
      for (const { from, line, areas } of read(file).lazy) {
        const target = resolve(from, file)
        if (target !== undefined) open(target, Array.from(new Set([...loaded, ...areas])), { file, line })
      }
  }

  open(entry, core, { file: entry, line: 1 })
  return Array.from(problems.values())
}
