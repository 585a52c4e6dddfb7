import { describe, expect, it } from 'vitest'
import { decodeDeclared, decodeXml } from './encoding.ts'
import { parseXml } from './qti/parse-xml.ts'

const declared = (encoding: string, content: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><quiz>${content}</quiz>`
/** What a file declares, with some bytes as its content. */
const bytesOf = (encoding: string, ...content: number[]) =>
  Buffer.concat([Buffer.from(declared(encoding, '').slice(0, -7)), Buffer.from(content), Buffer.from('</quiz>')])

describe('a file of XML', () => {
  it.each([
    ['that it declares, as Windows-1251', bytesOf('windows-1251', 0xd7, 0xe0, 0xe9), 'Чай'],
    ['that it declares, as Latin-1', bytesOf('ISO-8859-1', 0x43, 0x61, 0x66, 0xe9), 'Café'],
    ['that a file in UTF-8 has, whatever it declares', Buffer.from(declared('ISO-8859-1', 'Café')), 'Café'],
    [
      'that its mark names, whatever it declares',
      Buffer.from(`\uFEFF${declared('utf-16', 'Café')}`, 'utf16le'),
      'Café',
    ],
  ])('is read in the letters %s', (_, bytes, text) => {
    expect(decodeXml(bytes).text).toContain(`<quiz>${text}</quiz>`)
    expect(decodeXml(bytes).problems).toEqual([])
    expect(parseXml(bytes).children).toEqual([text])
  })

  it.each(['UTF-8', 'klingon'])('is guessed, and that is told, where it is not in what it declares: %s', (encoding) => {
    const { text, problems } = decodeXml(bytesOf(encoding, 0x43, 0x61, 0x66, 0xe9))
    expect([text.includes('Café'), problems]).toMatchObject([true, [{ token: 'file.guessed' }]])
  })

  it('is refused with the line of the first letter that the declared encoding does not have', () => {
    expect(() => decodeXml(bytesOf('windows-1252', 0x0a, 0x41, 0x81))).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ token: 'file.letters', line: 2 }) }),
    )
  })
})

it('a file of a package is refused where its letters could only be guessed', () => {
  expect(() => decodeDeclared(bytesOf('UTF-8', 0xe9))).toThrow('file.letters')
  expect(() => decodeDeclared(Buffer.from('{"text":"Café"}', 'latin1'))).toThrow('file.letters')
  expect(decodeDeclared(Buffer.from('{"text":"Café"}'))).toBe('{"text":"Café"}')
})
