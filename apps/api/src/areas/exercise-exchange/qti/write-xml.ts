import type { QtiVersion } from '@the-house/domain'
import { element, isElement, type Element, type QtiNode } from './element.ts'
import { versionNames } from './versions.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Signs that XML forbids even when they are escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const escapeXml = (text: string): string =>
  text
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replaceAll('\r', '&#13;')

// A line break in an attribute would be read as a space.
const escapeAttribute = (text: string) => escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')

/** The elements of HTML that texts have; all others are QTI's. */
const htmlNames = new Set([
  'p', 'br', 'strong', 'em', 'span', 'div', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'table', 'thead', 'tbody', 'tr',
  'th', 'td', 'img', 'hr', 'dl', 'dt', 'dd', 'pre', 'object', 'audio', 'video', 'source',
]) // oxfmt-ignore

/** The elements that version 3 wraps the content of. */
const wrapped = new Set(['modalFeedback', 'rubricBlock'])

const hyphens = (name: string) => name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)

const attributesOf = (attributes: Element['attributes'], nameOf: (name: string) => string) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${nameOf(name)}="${escapeAttribute(value)}"`)
    .join('')

function written(node: QtiNode, hasHyphens: boolean): string {
  if (!isElement(node)) return escapeXml(node)
  const { name, attributes, children } = node
  const isQti = hasHyphens && !htmlNames.has(name)
  const nameOf = (key: string) => (isQti && !key.includes(':') ? hyphens(key) : key)
  const tag = isQti ? `qti-${hyphens(name)}` : name
  const inner = isQti && wrapped.has(name) ? [element('contentBody', {}, children)] : children
  const start = `<${tag}${attributesOf(attributes, nameOf)}`
  if (inner.length === 0) return `${start}/>`
  return `${start}>${inner.map((child) => written(child, hasHyphens)).join('')}</${tag}>`
}

const instance = 'http://www.w3.org/2001/XMLSchema-instance'

/**
 * Serializes an item or a test in the names of a version.
 * @param remark what a comment before the content says
 */
export function writeXml(version: QtiVersion, root: Element, remark?: string): string {
  const { item, schema, hasHyphens } = versionNames[version]
  const attributes = {
    xmlns: item,
    'xmlns:xsi': instance,
    'xsi:schemaLocation': `${item} ${schema}`,
    ...root.attributes,
  }
  const text = written({ ...root, attributes }, hasHyphens)
  // Two hyphens would end a comment.
  const comment = remark === undefined ? '' : `<!-- ${escapeXml(remark).replaceAll('--', '- -')} -->\n`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${comment}${text}\n`
}
