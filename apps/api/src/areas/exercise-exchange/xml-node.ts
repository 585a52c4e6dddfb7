import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { Unreadable } from './problem.ts'

/** An element by the names of what is in it; attributes begin with `@`. */
export type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** What is in an element by one name, the empty ones too. */
export const nodesIn = (node: Node, name: string): Node[] =>
  listOf(node[name]).map((value) => (isNode(value) ? value : { '#text': value }))
export const nodeIn = (node: Node, name: string): Node => nodesIn(node, name)[0] ?? {}
export const attribute = (node: Node, name: string): string => {
  const value = node[`@${name}`]
  return typeof value === 'string' ? value : ''
}

/** The text of an element, or of the `text` in it, as Moodle has most. */
export function textOf(node: Node): string {
  const inner = 'text' in node ? nodeIn(node, 'text') : node
  const value = inner['#text']
  return typeof value === 'string' ? value : ''
}

/** Where an element begins in its file, which the parser keeps under a symbol; undefined: it is empty. */
export function startOf(node: Node): number | undefined {
  const [place] = Object.getOwnPropertySymbols(node)
  const known: unknown = place && Reflect.get(node, place)
  return isNode(known) && typeof known['startIndex'] === 'number' ? known['startIndex'] : undefined
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  captureMetaData: true,
  // Signs by their numbers; what a DOCTYPE could define is refused before.
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
  ignoreDeclaration: true,
  trimValues: false,
})

/** The root of a file by the names of what is in it; a file that defines entities of its own is refused. */
export function parseXml(text: string): Node {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('file.doctype')
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new Unreadable('file.xml', { line: valid.err.line, what: valid.err.msg.slice(0, 200) })
  try {
    const root: unknown = parser.parse(text)
    return isNode(root) ? root : {}
  } catch (error) {
    // The parser's own limits: too deep, or names that no file has.
    throw new Unreadable('file.xml', { what: error instanceof Error ? error.message.slice(0, 200) : null })
  }
}
