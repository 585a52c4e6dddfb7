import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './environment.mjs'

it('test files that share modules end only once their imports have', () => {
  const configs = globSync('{apps,packages}/*/vitest.config.ts', { cwd: root })
  const sharing = configs.filter((file) => readFileSync(join(root, file), 'utf8').includes('isolate: false'))
  expect(sharing).not.toEqual([])
  const without = sharing.filter(
    (file) => !readFileSync(join(root, file), 'utf8').includes('scripts/settle-imports-setup.mjs'),
  )
  expect(without).toEqual([])
})
