import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../environment.mjs'
import { applyFault } from './apply.mjs'
import { faults } from './faults.mjs'

it.each(faults)('$name still has its place in the tree, and its check', (fault) => {
  const source = readFileSync(join(root, fault.file), 'utf8')
  expect(applyFault(source, fault)).not.toBe(source)
  expect(existsSync(join(root, fault.check.at(-1)))).toBe(true)
})

it('a fault that has lost its place, or has two, is rejected', () => {
  const fault = { file: 'a.ts', find: 'one', replace: 'two' }
  expect(applyFault('one more', fault)).toBe('two more')
  expect(() => applyFault('nothing', fault)).toThrow('a.ts has 0 places')
  expect(() => applyFault('one and one', fault)).toThrow('a.ts has 2 places')
})
