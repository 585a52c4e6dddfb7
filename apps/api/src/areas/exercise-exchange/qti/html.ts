import { allowedHtml } from '@the-house/domain'
import { escapeHtml } from '@the-house/domain/server'
import { Parser } from 'htmlparser2'
import { preformatted } from '../loss/kept-html.ts'
import { element, hasClass, isElement, textOf, type Element, type QtiNode } from './element.ts'

/** Marks that QTI has no element for: a class, on the way out and in. */
const classes: Record<string, { name: 'span' | 'div'; class: string }> = {
  u: { name: 'span', class: 'qti-underline' },
  s: { name: 'span', class: 'strike' },
  mark: { name: 'span', class: 'mark' },
  ins: { name: 'span', class: 'ins' },
  del: { name: 'span', class: 'del' },
  figure: { name: 'div', class: 'figure' },
  figcaption: { name: 'div', class: 'figcaption' },
}

/** What stands for elements of others that texts do not have. */
const others: Record<string, string> = {
  b: 'strong', i: 'em', strike: 's', h1: 'h2', h5: 'h4', h6: 'h4', caption: 'figcaption', pre: 'p', address: 'p', cite: 'em', dfn: 'em', var: 'em',
} // oxfmt-ignore

const kept = new Set<string>(allowedHtml.tags)
const keptAttributes = new Set<string>(allowedHtml.attributes)
const empty = new Set(['br', 'hr', 'img'])
const blocks = new Set(['p', 'div', 'ul', 'ol', 'table', 'blockquote', 'h2', 'h3', 'h4', 'dl', 'hr', 'pre', 'figure'])

/** QTI has no `title`: it stands in the label, which is shown to nobody, and comes back from there. */
const titleMark = 'title:'

/** What the label of an element may hold at most, by the schema. */
const longestLabel = 256

const labelOf = (title: string): string => `${titleMark}${title}`.slice(0, longestLabel)

/** Whether HTML has a title that no label can hold. */
export const hasLongTitle = (html: string): boolean => {
  let isLong = false
  const parser = new Parser({
    onopentag: (_, { title = '' }) => {
      isLong ||= labelOf(title) !== `${titleMark}${title}`
    },
  })
  parser.end(html)
  return isLong
}

const tagOf = (one: Element): string => {
  const marked = Object.entries(classes).find(([, by]) => one.name === by.name && hasClass(one, by.class))
  return marked?.[0] ?? others[one.name] ?? one.name
}

const isSilent = ({ name }: Element) => ['script', 'style', 'stylesheet', 'catalogInfo'].includes(name)

/** Converts the content of an element to HTML; a `div` that holds no block is a paragraph. */
export function htmlOf(nodes: readonly QtiNode[]): string {
  return nodes.map(htmlOfNode).join('')
}

function htmlOfNode(node: QtiNode): string {
  if (!isElement(node)) return escapeHtml(node)
  if (isSilent(node)) return ''
  const inner = node.name === 'pre' ? preformatted(textOf(node)) : htmlOf(node.children)
  const tag = tagOf(node)
  if (tag === 'div') {
    const hasBlock = node.children.some((child) => isElement(child) && blocks.has(child.name))
    return hasBlock || inner.trim() === '' ? inner : `<p>${inner}</p>`
  }
  if (!kept.has(tag)) return inner
  const { label = '' } = node.attributes
  const title = label.startsWith(titleMark) && { title: label.slice(titleMark.length) }
  const attributes = Object.entries({ ...node.attributes, ...title })
    .filter(([name]) => keptAttributes.has(name))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  return empty.has(tag) ? `<${tag}${attributes} />` : `<${tag}${attributes}>${inner}</${tag}>`
}

const qtiAttributes: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan', 'scope'],
}

function qtiElement(tag: string, attributes: Readonly<Record<string, string>>): Element {
  const allowed = qtiAttributes[tag] ?? []
  const given = Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.includes(name)))
  const by = Object.hasOwn(classes, tag) ? classes[tag] : undefined
  return element(by?.name ?? tag, {
    ...given,
    ...(tag === 'img' && { alt: attributes['alt'] ?? '' }),
    class: by?.class,
    'xml:lang': attributes['lang'],
    label: attributes['title'] ? labelOf(attributes['title']) : null,
  })
}

/** Converts sanitized HTML to elements that QTI allows in a text. */
export function nodesOf(html: string): QtiNode[] {
  const root = element('div')
  const open = [root]
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const one = qtiElement(name, attributes)
      open.at(-1)?.children.push(one)
      open.push(one)
    },
    ontext: (text) => open.at(-1)?.children.push(text),
    onclosetag: () => {
      open.pop()
    },
  })
  parser.end(html)
  return root.children
}
