import { expect, it } from 'vitest'
import { inertBody } from '../../html/inert-document.ts'
import { writeTableParts } from './table-parts.ts'

function written(rows: string): string {
  const body = inertBody(`<table><tbody>${rows}</tbody></table>`)
  writeTableParts(body)
  return body.querySelector('table')?.innerHTML ?? ''
}

it('a first row of headers is the head, and its cells are of their columns', () => {
  expect(written('<tr><th>a</th><th colspan="2">b</th></tr><tr><td>c</td><td>d</td><td>e</td></tr>')).toBe(
    '<thead><tr><th scope="col">a</th><th colspan="2" scope="colgroup">b</th></tr></thead><tbody><tr><td>c</td><td>d</td><td>e</td></tr></tbody>',
  )
})

it('an empty corner does not keep a row from being the head', () => {
  expect(written('<tr><td></td><th>b</th></tr><tr><th>c</th><td>d</td></tr>')).toBe(
    '<thead><tr><td></td><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody>',
  )
})

it.each([
  [
    'a column of headers alone',
    '<tr><th scope="col">a</th><td>b</td></tr>',
    '<tbody><tr><th scope="row">a</th><td>b</td></tr></tbody>',
  ],
  ['a header of its row', '<tr><th scope="row">a</th></tr>', '<tbody><tr><th scope="row">a</th></tr></tbody>'],
  ['no headers, whatever they once were of', '<tr><td scope="col">a</td></tr>', '<tbody><tr><td>a</td></tr></tbody>'],
  [
    'a cell that reaches out of it',
    '<tr><th rowspan="2">a</th><th>b</th></tr><tr><td>c</td></tr>',
    '<tbody><tr><th rowspan="2" scope="rowgroup">a</th><th scope="row">b</th></tr><tr><td>c</td></tr></tbody>',
  ],
])('there is no head with %s', (_, rows, expected) => expect(written(rows)).toBe(expected))

it('a second row is of the head only where its cells say so', () => {
  const head = '<tr><th scope="col">a</th></tr><tr><th scope="col">b</th></tr>'
  expect(written(`${head}<tr><th>c</th></tr>`)).toBe(
    `<thead>${head}</thead><tbody><tr><th scope="row">c</th></tr></tbody>`,
  )
})
