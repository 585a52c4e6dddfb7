import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { CallFrame } from './self-time.ts'

const assets = join(import.meta.dirname, '../../../portal/dist/assets')

/** The path of a source from the root of the repository, as the source maps of the portal's build name it. */
export const pathInRepository = (source: string): string =>
  source.replace(/^(\.\.\/)+(?=node_modules\/|packages\/)/, '').replace(/^(\.\.\/)+(?=src\/)/, 'apps/portal/')

/** The package of a library, or the workspace of a module of our own. */
export function packageOf(path: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  return library ?? /^(?:apps|packages)\/[^/]+/.exec(path)?.[0] ?? path
}

/** Finds the source of a function of the build; what has none keeps V8's name, as `(garbage collector)`. */
export function createSourceFinder(): (frame: CallFrame) => string {
  const maps = new Map<string, TraceMap | undefined>()
  const mapOf = (name: string) => {
    const file = join(assets, `${name}.map`)
    if (!maps.has(name)) maps.set(name, existsSync(file) ? new TraceMap(readFileSync(file, 'utf8')) : undefined)
    return maps.get(name)
  }
  return ({ url, functionName, lineNumber, columnNumber }) => {
    if (!url.startsWith('http')) return functionName.startsWith('(') ? functionName : '(browser)'
    const { pathname } = new URL(url)
    const map = pathname.endsWith('.js') ? mapOf(basename(pathname)) : undefined
    // The protocol counts lines from 0, source maps from 1.
    const found = map && originalPositionFor(map, { line: lineNumber + 1, column: columnNumber }).source
    return found
      ? pathInRepository(found)
      : `(${pathname.endsWith('.js') ? basename(pathname) : 'scripts in the page'})`
  }
}
