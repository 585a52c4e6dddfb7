import { expect, it } from 'vitest'
import { zipOf } from '../../../testing/package-builder.ts'
import { readPackage } from '../read-file.ts'

const item =
  '<assessmentItem identifier="i" title="Cat"><itemBody><p>Who?</p><extendedTextInteraction responseIdentifier="RESPONSE"/></itemBody></assessmentItem>'
const resource = (type: string, href: string) =>
  `<resource identifier="r" type="imsqti_${type}_xmlv2p1" href="${href}"/>`

async function read(resources: string, files: Record<string, string> = {}) {
  const manifest = `<manifest><resources>${resources}</resources></manifest>`
  const pack = await zipOf({ 'imsmanifest.xml': manifest, 'items/one.xml': item, ...files })
  const { found } = await readPackage('QTI', pack)
  return found.map(({ name, problems }) => [name, ...problems.map(({ token, what }) => `${token} ${what}`)])
}

it.each(['../one.xml', '..%2f..%2fone.xml', 'https://example.com/one.xml', 'C:\\one.xml', 'items/two.xml'])(
  'an item that is not in the package is told, and the others come in: %s',
  async (href) => {
    const told = [href, `item.missing ${href}`]
    expect(await read(resource('item', 'items/one.xml') + resource('item', href))).toEqual([['Cat'], told])
    const test = `<assessmentTest><assessmentItemRef href="${href}"/><assessmentItemRef href="items/one.xml"/></assessmentTest>`
    expect(await read(resource('test', 'test.xml'), { 'test.xml': test })).toEqual([told, ['Cat']])
  },
)

it('an item without a file is told by its name', async () => {
  const nameless = '<resource identifier="second" type="imsqti_item_xmlv2p1"/>'
  expect(await read(resource('item', 'items/one.xml') + nameless)).toEqual([['Cat'], ['second', 'item.missing second']])
})

const section = (...names: string[]) => {
  const sections = names.map((name) => `<assessmentSectionRef href="${name}"/>`)
  return `<assessmentSection>${sections.join('')}<assessmentItemRef href="items/one.xml"/></assessmentSection>`
}

it('sections that name each other are read once, and one that is not there is told', async () => {
  const files = {
    'a.xml': section(...Array<string>(60).fill('b.xml'), 'a.xml'),
    'b.xml': section(...Array<string>(60).fill('a.xml'), '../c.xml'),
  }
  expect(await read(resource('test', 'a.xml'), files)).toEqual([['../c.xml', 'item.missing ../c.xml'], ['Cat']])
})
