import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Finds an import cycle of chunks that contains a file; null: none. */
function ringFrom(bundle: Bundle, from: string): string[] | null {
  const seen = new Set<string>()
  const walk = (file: string, way: string[]): string[] | null => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') return null
    for (const next of chunk.imports) {
      if (next === from) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      const ring = walk(next, [...way, next])
      if (ring) return ring
    }
    return null
  }
  return walk(from, [from])
}

/**
 * Fails the build on an import cycle between chunks: one of them would run before its dependency, which only the built
 * portal would show.
 */
export const chunkCyclesPlugin: Plugin = {
  name: 'no-rings',
  apply: 'build',
  generateBundle(_, bundle) {
    const rings = Object.keys(bundle).flatMap((file) => ringFrom(bundle, file)?.join(' -> ') ?? [])
    if (rings.length > 0) this.error(`Files that import each other (see chunks.ts):\n${rings.join('\n')}`)
  },
}
