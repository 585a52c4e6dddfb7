import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../environment.mjs'
import { pages, readPage, readSuite, rowsOf } from './read-suite.mjs'

/** Whether no test of that file begins with the title, and no story has that name. */
const isMissing = ({ file, title }) => {
  if (!existsSync(join(root, file))) return true
  const source = readFileSync(join(root, file), 'utf8')
  return !["'", '"', '`', 'export const '].some((before) => source.includes(before + title))
}

const repeated = (values) => values.filter((value, index) => values.indexOf(value) !== index)

it.each(pages)('each row of the page %s has a test of that title', (page) => {
  const rows = rowsOf(readPage(page))
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ unread }) => unread)).toEqual([])
  expect(rows.filter(isMissing)).toEqual([])
})

it('each promise has a requirement of OWASP ASVS or WCAG', () => {
  const wrong = readSuite('what-is-promised').filter(({ fault }) => !/^(?:WCAG )?\d+\.\d+(?:\.\d+)?$/.test(fault))
  expect(wrong).toEqual([])
})

it('no promise and no test stands there twice', () => {
  const suite = readSuite('what-is-promised')
  expect(repeated(suite.map(({ promise }) => promise))).toEqual([])
  expect(repeated(suite.map(({ file, title }) => `${file}: ${title}`))).toEqual([])
})

describe('a page', () => {
  const head = '| ASVS | what is promised | test |\n| ---- | ---------------- | ---- |\n'

  it('is read row by row', () => {
    const found = { fault: '6.1', promise: 'a promise', file: 'a.test.ts', title: 'it holds' }
    expect(rowsOf(`Words\n\n${head}| 6.1 | a promise | \`a.test.ts\`: it holds |\n`)).toEqual([found])
  })

  it('loses no row that names no test', () => {
    expect(rowsOf(`${head}| 6.1 | a promise | later |`)).toEqual([{ unread: '| 6.1 | a promise | later |' }])
  })
})
