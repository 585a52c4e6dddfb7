import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Resolves the imports of drizzle-orm from memory. Node parses its package.json, 179 kB, at each import of one of its
 * files, some 850 times: that took half of the time in which the server's modules are loaded (ADR 4).
 */
const file = /\/node_modules\/drizzle-orm\/.*\.js$/
const relative = /^\.\.?\/.*\.js$/
const known = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (relative.test(specifier) && file.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context)
    const key = [specifier, ...conditions].join(' ')
    const resolved = { ...(known.get(key) ?? next(specifier, context)), shortCircuit: true }
    known.set(key, resolved)
    return resolved
  },
})
