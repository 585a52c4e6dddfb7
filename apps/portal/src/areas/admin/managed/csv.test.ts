import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

describe('a table for a spreadsheet', () => {
  it('keeps commas, quotes and lines inside their cells', () => {
    expect(csvOf(['Name', 'Text'], [['a, b', 'he said "no"\nand left']])).toBe(
      '\uFEFFName,Text\r\n"a, b","he said ""no""\nand left"\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+55 11', "'+55 11"],
    ['@here', "'@here"],
    ['＝1+1', "'＝1+1"],
    ['＠here', "'＠here"],
    ['﹣1+1', "'﹣1+1"],
    [-5, '-5'],
    ['-0,5', '"-0,5"'],
  ])('runs nothing: %s', (given, shown) => {
    expect(csvOf(['x'], [[given]])).toBe(`\uFEFFx\r\n${shown}\r\n`)
  })

  it('writes lists and nothing at all', () => {
    expect(csvOf(['x', 'y', 'z'], [[['a', 'b'], null, true]])).toBe('\uFEFFx,y,z\r\n"a, b",,true\r\n')
  })
})
