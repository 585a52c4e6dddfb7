import { declarationsOf, nothingDeclared, type Declaration } from './declarations.ts'
import { childOf, element, findAll, isElement, isInteraction, type Element, type QtiNode } from './element.ts'
import { feedbackOf, type Feedback } from './feedback.ts'
import { nodesWithout, type FileReference } from './item-files.ts'

/** How the product names itself in the items that it writes, by which it knows them again. */
export const toolName = 'The House'

/** An item of a package, with what is the same for all interactions taken out of it. */
export interface Item {
  root: Element
  /** Whether the product has written it. */
  isOwn: boolean
  /** The content without its files. */
  body: Element
  interactions: Element[]
  declaration: (interaction: Element) => Declaration
  feedback: Feedback
  /** The pictures, sounds and films that it shows. */
  files: FileReference[]
}

export function itemOf(root: Element): Item {
  const declarations = declarationsOf(root)
  const { nodes, files } = nodesWithout(childOf(root, 'itemBody') ?? element('itemBody'))
  const body = { ...(childOf(root, 'itemBody') ?? element('itemBody')), children: nodes }
  return {
    root,
    feedback: feedbackOf(root, body),
    isOwn: root.attributes['toolName'] === toolName,
    body,
    interactions: findAll(body, isInteraction),
    declaration: ({ attributes }) => declarations.get(attributes['responseIdentifier'] ?? '') ?? nothingDeclared,
    files,
  }
}

/** What stands in a content beside its interactions and their prompts. */
export const withoutInteractions = (nodes: readonly QtiNode[]): QtiNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    if (isInteraction(node)) return childOf(node, 'prompt')?.children ?? []
    if (node.name === 'rubricBlock') return []
    return [{ ...node, children: withoutInteractions(node.children) }]
  })
