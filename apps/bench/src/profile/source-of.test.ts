import { describe, expect, it } from 'vitest'
import { createSourceFinder, packageOf, pathInRepository } from './source-of.ts'

describe('the source of a function', () => {
  it.each([
    ['../../../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
    ['../../../../node_modules/@chakra-ui/react/dist/esm/system.js', '@chakra-ui/react'],
    ['../../../../node_modules/a/node_modules/@b/c/index.js', '@b/c'],
    ['../../../../packages/design-system/src/theme/system.ts', 'packages/design-system'],
    ['../../src/app/start.tsx', 'apps/portal'],
    ['(garbage collector)', '(garbage collector)'],
  ])('%s belongs to %s', (source, expected) => {
    expect(packageOf(pathInRepository(source))).toBe(expected)
  })

  it('is a module from the root of the repository', () => {
    expect(pathInRepository('../../src/app/start.tsx')).toBe('apps/portal/src/app/start.tsx')
  })

  it("keeps V8's own names, and says what is the browser's and what the page's", () => {
    const sourceOf = createSourceFinder()
    const frame = { functionName: '', url: '', lineNumber: 0, columnNumber: 0 }
    expect(sourceOf({ ...frame, functionName: '(garbage collector)' })).toBe('(garbage collector)')
    expect(sourceOf({ ...frame, functionName: 'insertRule' })).toBe('(browser)')
    expect(sourceOf({ ...frame, url: 'http://127.0.0.1/login' })).toBe('(scripts in the page)')
    expect(sourceOf({ ...frame, url: 'http://127.0.0.1/assets/unknown-1.js' })).toBe('(unknown-1.js)')
  })
})
