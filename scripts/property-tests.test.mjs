import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './environment.mjs'
import { propertyTests } from './property-tests.mjs'

it('every workspace that has property tests gives them their seed', () => {
  const workspaces = new Set(propertyTests().map((file) => file.split('/').slice(0, 2).join('/')))
  expect(workspaces.size).toBeGreaterThan(3)
  const chancy = [...workspaces].filter(
    (workspace) =>
      !readFileSync(join(root, workspace, 'vitest.config.ts'), 'utf8').includes('scripts/fast-check-setup.mjs'),
  )
  expect(chancy).toEqual([])
})
