import { qtiVersions, type ExerciseDraft } from '@the-house/domain'
import { noteOf } from '@the-house/domain/server'
import type { Problem } from '../problem.ts'
import { childOf, childrenOf, hasClass, isElement, textOf, type Element, type QtiNode } from './element.ts'
import { parseXml } from './parse-xml.ts'
import { versionNames } from './versions.ts'
import { writeItem } from './write-item.ts'

/** The report quotes at most so much of what is lost. */
const mostQuoted = 600

/** Elements of rules and declarations that the reader understands, in whichever way they are put together. */
const understood = new Set([
  'responseProcessing', 'responseCondition', 'responseIf', 'setOutcomeValue', 'and', 'or', 'match', 'stringMatch', 'equal', 'lt',
  'product', 'divide', 'isNull', 'multiple', 'ordered', 'correct', 'variable', 'baseValue', 'mapResponse', 'responseDeclaration',
  'correctResponse', 'value', 'mapping', 'mapEntry',
]) // oxfmt-ignore

/** Attributes that change what a student sees or is marked by. */
const telling = ['tolerance', 'toleranceMode', 'mappedValue', 'href', 'colspan', 'rowspan', 'scope', 'lang', 'label']

const isFile = (one: Element) => one.name === 'div' && (hasClass(one, 'media') || hasClass(one, 'extra'))
const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

interface Parts {
  elements: string[]
  texts: string[]
}

/** What a part of an item says: its elements, and the words in them. */
function collect(nodes: readonly QtiNode[], parts: Parts): Parts {
  for (const node of nodes) {
    if (!isElement(node)) parts.texts.push(...normalized(node).split(' ').filter(Boolean))
    else if (!isFile(node)) {
      const attributes = telling.flatMap((name) => (node.attributes[name] ? [`${name}=${node.attributes[name]}`] : []))
      parts.elements.push([node.name, ...attributes].join(' '))
      collect(node.children, parts)
    }
  }
  return parts
}

/** The numbers and texts that rules compare with, and the elements that no reader of ours knows. */
function rulesIn(root: Element): Parts {
  const parts: Parts = { elements: [], texts: [] }
  const walk = (one: Element): void => {
    if (!understood.has(one.name)) parts.elements.push(one.name)
    const isCompared = one.name === 'baseValue' && ['float', 'string'].includes(one.attributes['baseType'] ?? '')
    if (isCompared) parts.texts.push(normalized(textOf(one)))
    for (const child of one.children) if (isElement(child)) walk(child)
  }
  for (const one of [...childrenOf(root, 'responseProcessing'), ...childrenOf(root, 'responseDeclaration')]) walk(one)
  return parts
}

const partsOf = (root: Element): Parts => {
  const shown = collect([...(childOf(root, 'itemBody')?.children ?? []), ...childrenOf(root, 'modalFeedback')], {
    elements: [],
    texts: [],
  })
  const rules = rulesIn(root)
  return { elements: [...shown.elements, ...rules.elements], texts: [...shown.texts, ...rules.texts] }
}

/** What stands in the first list more often than in the other. */
function missing(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const one of after) left.set(one, (left.get(one) ?? 0) + 1)
  return before.filter((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count <= 0
  })
}

const versionOf = ({ attributes }: Element) =>
  qtiVersions.find((version) => versionNames[version].item === attributes['xmlns']) ?? '3.0'

const noted = (token: Problem['token'], found: readonly string[]): Problem[] =>
  found.length > 0 ? [noteOf(token, { what: [...new Set(found)].join(' ').slice(0, mostQuoted) })] : []

/**
 * Compares an item that names the product as its writer with what the product would write of the exercise that was read:
 * what another tool has added since is told.
 */
export function editedSince(root: Element, draft: ExerciseDraft): Problem[] {
  const row = { draft, tests_only: false, topic: '', lost: [] }
  const again = writeItem(row, { version: versionOf(root), identifier: 'item', files: [] })
  const before = partsOf(root)
  const after = partsOf(parseXml(Buffer.from(again)))
  return [
    ...noted('text.changed', missing(before.texts, after.texts)),
    ...noted('setting.lost', missing(before.elements, after.elements)),
  ]
}
