import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../environment.mjs'
import { readSuite } from './read-suite.mjs'

const isMissing = ({ file, title }) =>
  !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title)

it('each fault of the docs has a test of that title', () => {
  const suite = readSuite()
  expect(suite.length).toBeGreaterThan(20)
  expect(suite.filter(isMissing)).toEqual([])
})
