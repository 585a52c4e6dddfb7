import { describe, expect, it } from 'vitest'
import { handOut, portuguese } from './fixture-po.ts'

/** Declares another charset, and writes the letters so. */
const declared = (
  po: string,
  charset: string,
  bytes: (text: string) => Buffer = (text) => Buffer.from(text, 'latin1'),
) => bytes(po.replace('charset=utf-8', `charset=${charset}`))
const utf8 = (text: string) => Buffer.from(text)
const wide = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

describe('a file is read in the charset that its header declares:', () => {
  const accented = { ...portuguese, link: 'Não há <b>opção</b> aí' }
  const given = (po: string) => po.replace('Entre <b>aqui</b>', accented.link)

  it.each([
    ['utf-8', (po: string) => declared(po, 'UTF-8', utf8)],
    ['UTF-8 with a mark', (po: string) => declared(`\uFEFF${po}`, 'UTF-8', utf8)],
    ['UTF-8 with CRLF', (po: string) => declared(po.replaceAll('\n', '\r\n'), 'UTF-8', utf8)],
    ['ISO-8859-1', (po: string) => declared(po, 'ISO-8859-1')],
    ['iso-8859-15', (po: string) => declared(po, 'iso-8859-15')],
    ['Windows-1252', (po: string) => declared(po, 'Windows-1252')],
    ['UTF-16', (po: string) => declared(po, 'UTF-16', wide)],
    ['none at all', (po: string) => Buffer.from(po.replace('; charset=utf-8', ''))],
    ['the one of a template', (po: string) => declared(po, 'CHARSET', utf8)],
  ])('%s', (_, bytesOf) => {
    const { po, back, words } = handOut()
    expect(back(bytesOf(given(po)))).toEqual({ done: true, said: ['Changed: house'] })
    expect(words()).toEqual(accented)
  })

  it.each([
    ['Latin-1 that says UTF-8', (po: string) => declared(po, 'UTF-8'), 'link', 'has a letter that is not in utf-8'],
    ['Latin-1 that says nothing', (po: string) => Buffer.from(po.replace('; charset=utf-8', ''), 'latin1'), 'link', 'has a letter that is not in utf-8'],
    ['UTF-8 that says Latin-1', (po: string) => declared(po, 'ISO-8859-1', utf8), 'charset', 'declares the charset iso-8859-1, but is written in UTF-8'],
    ['letters that say ASCII', (po: string) => declared(po, 'US-ASCII'), 'link', 'has a letter that is not in us-ascii'],
    ['a charset that is none', (po: string) => declared(po, 'klingon', utf8), 'charset', 'declares the charset klingon, which cannot be read'],
    ['UTF-16 that says UTF-8', (po: string) => declared(po, 'UTF-8', wide), 'charset', 'declares the charset utf-8, but is marked as utf-16le'],
    ['a byte that Windows-1252 has no letter for', (po: string) => declared(po.replace('Não', 'N\u0081o'), 'Windows-1252'), 'link', 'has a letter that is not in windows-1252'],
    ['a letter that was lost before', (po: string) => Buffer.from(po.replace('Não', 'N\uFFFDo')), 'link', 'has a letter that was lost before'],
  ] as const)('%s is refused with its line, and changes nothing', (_, bytesOf, place, said) => {
    const { po, back, words } = handOut()
    const lines = given(po).split('\n')
    const line = lines.findIndex((one) => one.includes(place === 'charset' ? 'charset=' : 'opção')) + 1
    expect(back(bytesOf(given(po)))).toEqual({ done: false, said: [expect.stringMatching(`^pt\\.po:${line} ${said}`)] })
    expect(words()).toEqual(portuguese)
  }) // oxfmt-ignore
})
