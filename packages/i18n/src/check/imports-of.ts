import { parseSync, type ESTree } from 'vite'
import { lineAt } from '../catalogue/problem.ts'
import { areasLoadedIn, spotsOf } from './spots.ts'

/** A static import of values, or a re-export; types load nothing. */
export interface StaticImport {
  from: string
  /** The imported names; null: the whole module. */
  names: string[] | null
}

/** A dynamic import, which makes a lazy part, and the areas that are loaded with it. */
export interface LazyImport {
  from: string
  line: number
  areas: string[]
}

export interface Imports {
  fixed: StaticImport[]
  lazy: LazyImport[]
  /** Where each re-exported name comes from. */
  exported: Map<string, string>
}

const nameOf = (node: ESTree.ModuleExportName): string => ('name' in node ? node.name : node.value)

function staticImport({ importKind, source, specifiers }: ESTree.ImportDeclaration): StaticImport[] {
  const values = specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type')
  if (importKind === 'type' || (specifiers.length > 0 && values.length === 0)) return []
  const named = values.flatMap((one) => (one.type === 'ImportSpecifier' ? [nameOf(one.imported)] : []))
  return [{ from: source.value, names: named.length > 0 && named.length === values.length ? named : null }]
}

/** What a file imports at once and later; `isArea` tells the names of areas from other strings. */
export function importsOf(source: string, file: string, isArea: (name: string) => boolean): Imports {
  const { program } = parseSync(file, source)
  const spots = spotsOf(program, isArea)
  const areasOf = areasLoadedIn(program, spots)
  const found: Imports = {
    fixed: [],
    lazy: spots.imports.map((one) => ({ from: one.from, line: lineAt(source, one.start), areas: areasOf(one) })),
    exported: new Map(),
  }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') found.fixed.push(...staticImport(statement))
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source || statement.exportKind === 'type') continue
    const from = statement.source.value
    const values = statement.specifiers.filter((one) => one.exportKind !== 'type')
    for (const { exported } of values) found.exported.set(nameOf(exported), from)
    if (values.length > 0) found.fixed.push({ from, names: values.map(({ local }) => nameOf(local)) })
  }
  return found
}
