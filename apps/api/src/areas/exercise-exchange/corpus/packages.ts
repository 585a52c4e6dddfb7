import { zipOf } from '../../../testing/package-builder.ts'

/** Builds a QTI package of items, each in a folder of its own, as TAO writes them. */
export const qtiPackage = (type: string, ...items: string[]) =>
  zipOf({
    'imsmanifest.xml': `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m"><organizations/><resources>${items.map((_, at) => `<resource identifier="r${at}" type="${type}" href="i${at}/qti.xml"><file href="i${at}/qti.xml"/></resource>`).join('')}</resources></manifest>`,
    ...Object.fromEntries(items.map((item, at) => [`i${at}/qti.xml`, item])),
  })

/** Builds a QTI package with a test of one item, which says something before it. */
export const qtiTestPackage = (type: string, item: string, around: string) =>
  zipOf({
    'imsmanifest.xml': `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="m"><organizations/><resources><resource identifier="t" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/></resource><resource identifier="i" type="${type}" href="item.xml"><file href="item.xml"/></resource></resources></manifest>`,
    'test.xml': `<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="t" title="T"><testPart identifier="p" navigationMode="linear" submissionMode="individual"><assessmentSection identifier="s" title="S" visible="true">${around}<assessmentItemRef identifier="i" href="item.xml"/></assessmentSection></testPart></assessmentTest>`,
    'item.xml': item,
  })

/** Builds an H5P package of one content. */
export const h5pPackage = ({ library, params }: { library: string; params: object }) => {
  const mainLibrary = library.split(' ')[0]
  return zipOf({
    'h5p.json': JSON.stringify({ title: 'A question', mainLibrary, language: 'en', embedTypes: ['iframe'] }),
    'content/content.json': JSON.stringify(params),
    [`${library.replace(' ', '-')}/library.json`]: '{}',
  })
}

/** The words of an item: what is read of it, and the answers that are typed. */
export const wordsOfItem = (item: string): string =>
  [
    ...item.matchAll(/<(?:qti-)?(item-?body|modal-?feedback)\b.*?<\/(?:qti-)?\1>/gis),
    ...item.matchAll(/base-?type="string"[^>]*>.*?<\/(?:qti-)?correct-?response>/gis),
  ]
    .map(([part]) => part.replace(/^base-?type[^>]*>/i, ''))
    .join(' ')

/** What a content holds beside the texts that people read. */
const silent = new Set(['library', 'metadata', 'behaviour', 'options', 'useSeparator', 'correct'])

/** The words of a content: the texts that people read. */
export function wordsOfContent(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/(?<!<)[*:/]/g, ' ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, inner]) => (silent.has(name) ? '' : wordsOfContent(inner)))
    .join(' ')
}
