import { expect, it } from 'vitest'
import { parseXml } from './parse-xml.ts'

const textIn = (xml: string) => parseXml(Buffer.from(`<a title="${xml}">${xml}</a>`))

it.each([
  ['caf&eacute;&nbsp;&mdash; &Atilde;', 'café\u00A0— Ã'],
  ['&lt;b&gt; &amp;eacute; &#233;&#xE9;', '<b> &eacute; éé'],
  ['&LT;script&GT; &AMP;', '<script> &'],
  ['&unheardof; and so on', '&unheardof; and so on'],
])('names of letters that HTML has are read as their letters, and make no elements: %s', (written, read) => {
  expect(textIn(written)).toMatchObject({ attributes: { title: read }, children: [read] })
})

it('a section of plain text stays as it is', () => {
  expect(parseXml(Buffer.from('<a><![CDATA[&eacute; <b>]]></a>')).children).toEqual(['&eacute; <b>'])
})
