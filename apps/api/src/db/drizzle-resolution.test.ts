import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const serve = new URL('../serve.ts', import.meta.url).href
const hook = new URL('drizzle-resolution.ts', import.meta.url).href

/** Prints where each import of drizzle-orm leads and as what it is loaded; hooks run in reverse order. */
const program = (first: string) => `
import { createRequire, registerHooks } from 'node:module'
${first}
const found = new Set()
registerHooks({
  resolve(specifier, context, next) {
    const { url, format } = next(specifier, context)
    if (url.includes('/drizzle-orm/')) found.add([specifier, context.parentURL, url, format].join(' '))
    return { url, format, shortCircuit: true }
  },
})
await import('${serve}')
createRequire('${serve}')('drizzle-orm/pg-core')
// Ends the process once all is written: a pipe takes 64 kB at a time.
process.stdout.write(JSON.stringify([...found].sort()), () => process.exit())
`

function resolvedAfter(first: string): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program(first)], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

it('leads each import of drizzle-orm by the server to where Node leads it', () => {
  const byNode = resolvedAfter('')
  expect(byNode.length).toBeGreaterThan(500)
  expect(resolvedAfter(`await import('${hook}')`)).toEqual(byNode)
})
