import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** A way from a file over what it imports back to itself; null: there is none. */
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
 * Fails the build where files import each other in a ring: one of them then runs before what it needs is there, which
 * nothing but the built portal would show.
 */
export const noRings: Plugin = {
  name: 'no-rings',
  apply: 'build',
  generateBundle(_, bundle) {
    const rings = Object.keys(bundle).flatMap((file) => ringFrom(bundle, file)?.join(' -> ') ?? [])
    if (rings.length > 0) this.error(`Files that import each other (see chunks.ts):\n${rings.join('\n')}`)
  },
}
