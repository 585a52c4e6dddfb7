import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../environment.mjs'
import { pages, readSuite } from './read-suite.mjs'

const isMissing = ({ file, title }) =>
  !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title)

it.each(pages)('each row of the page %s has a test of that title', (page) => {
  const suite = readSuite(page)
  expect(suite.length).toBeGreaterThan(20)
  expect(suite.filter(isMissing)).toEqual([])
})
