/** An element of QTI in the names of version 2: `choiceInteraction`, also where version 3 has `qti-choice-interaction`. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: QtiNode[]
}

/** A part of a text with elements, in its order. */
export type QtiNode = Element | string

export const isElement = (node: QtiNode): node is Element => typeof node !== 'string'

/** Creates an element; attributes without a value, and children that are not there, are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null | undefined>> = {},
  children: readonly (QtiNode | null | false)[] = [],
): Element {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)] as const],
  )
  return {
    name,
    attributes: Object.fromEntries(given),
    children: children.filter((child): child is QtiNode => child !== null && child !== false),
  }
}

export const childrenOf = (parent: Element, name: string): Element[] =>
  parent.children.filter((child): child is Element => isElement(child) && child.name === name)

export const childOf = (parent: Element, name: string): Element | undefined => childrenOf(parent, name)[0]

/** All elements below one that a test accepts, in their order; not those within another that it accepts. */
export function findAll(parent: Element, accepts: (one: Element) => boolean): Element[] {
  return parent.children.flatMap((child) => {
    if (!isElement(child)) return []
    return accepts(child) ? [child] : findAll(child, accepts)
  })
}

export const named =
  (...names: string[]) =>
  ({ name }: Element): boolean =>
    names.includes(name)

/** The text of an element as it stands there. */
export const textOf = (node: QtiNode): string => (isElement(node) ? node.children.map(textOf).join('') : node)

export const hasClass = ({ attributes }: Element, name: string): boolean =>
  (attributes['class'] ?? '').split(/\s+/).includes(name)

export const isInteraction = ({ name }: Element): boolean => name.endsWith('Interaction')
