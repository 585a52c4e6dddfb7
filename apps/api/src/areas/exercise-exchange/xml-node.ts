import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { budgets } from '../../reading/budget.ts'
import { countElements } from '../../reading/count-elements.ts'
import { Unreadable } from './problem.ts'

/** An XML element as an object by the names of its children; attribute names begin with `@`. */
export type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** The child elements of a name, empty ones included. */
export const nodesIn = (node: Node, name: string): Node[] =>
  listOf(node[name]).map((value) => (isNode(value) ? value : { '#text': value }))
export const nodeIn = (node: Node, name: string): Node => nodesIn(node, name)[0] ?? {}
export const attribute = (node: Node, name: string): string => {
  const value = node[`@${name}`]
  return typeof value === 'string' ? value : ''
}

/** The text of an element, or of its child `text`, which Moodle mostly uses. */
export function textOf(node: Node): string {
  const inner = 'text' in node ? nodeIn(node, 'text') : node
  const value = inner['#text']
  return typeof value === 'string' ? value : ''
}

/** The names of the child elements. */
export const namesIn = (node: Node): string[] => Object.keys(node).filter((name) => !/^[@#]/.test(name))

/** All texts in an element, in their order; its depth is bounded by the count of the elements before. */
export const deepTextOf = (node: Node): string =>
  [node['#text'], ...namesIn(node).flatMap((name) => nodesIn(node, name).map(deepTextOf))]
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join(' ')

/**
 * The index in the file where an element begins, which the parser stores under a symbol; undefined for an empty
 * element.
 */
export function startOf(node: Node): number | undefined {
  const [place] = Object.getOwnPropertySymbols(node)
  const known: unknown = place && Reflect.get(node, place)
  return isNode(known) && typeof known['startIndex'] === 'number' ? known['startIndex'] : undefined
}

/** A text that is marked as such, to the end where its mark is not closed, or one with elements in it. */
const marked =
  /<!\[CDATA\[(?:.*?\]\]>|.*)|<text>([^<]*<(?!!\[CDATA\[|\/text>)(?:(?!<text\b|<\/question>).)*?)<\/text>/gs

/** Marks HTML that stands in a text without being escaped, which would be read as elements of the file. */
export const withMarkedHtml = (text: string): string =>
  text.replaceAll(marked, (whole, html?: string) =>
    html === undefined || html.includes('<![CDATA[') ? whole : `<text><![CDATA[${html}]]></text>`,
  )

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  captureMetaData: true,
  // Decodes numeric character references; a DOCTYPE, which could define entities, is refused before.
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
  ignoreDeclaration: true,
  trimValues: false,
})

/**
 * Parses an XML file into its root, after its elements were counted.
 * @throws BudgetExceeded where it has too many of them
 * @throws Unreadable where the file is malformed or has a DOCTYPE: custom entities allow attacks (XXE, entity
 * expansion)
 */
export function parseXml(text: string): Node {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('file.doctype')
  countElements(text, 'question', budgets.exercises)
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new Unreadable('file.xml', { line: valid.err.line, what: valid.err.msg.slice(0, 200) })
  try {
    const root: unknown = parser.parse(text)
    return isNode(root) ? root : {}
  } catch (error) {
    // The parser's own limits: nested too deeply, or names that no Moodle file has.
    throw new Unreadable('file.xml', { what: error instanceof Error ? error.message.slice(0, 200) : null })
  }
}
