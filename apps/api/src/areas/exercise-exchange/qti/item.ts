import { declarationsOf, nothingDeclared, type Declaration } from './declarations.ts'
import {
  childOf,
  childrenOf,
  element,
  findAll,
  isElement,
  isInteraction,
  named,
  type Element,
  type QtiNode,
} from './element.ts'
import { feedbackOf, type Feedback } from './feedback.ts'
import { nodesWithout, picturesIn, type FileReference } from './item-files.ts'

/** How the product names itself in the items that it writes, by which it knows them again. */
export const toolName = 'The House'

/** An item of a package, with what is the same for all interactions taken out of it. */
export interface Item {
  root: Element
  /** Whether the product has written it. */
  isOwn: boolean
  /** What a student reads before the answer, without the files. */
  body: Element
  /** What markers are told. */
  rubrics: Element[]
  interactions: Element[]
  declaration: (interaction: Element) => Declaration
  feedback: Feedback
  /** The pictures, sounds and films that it shows. */
  files: FileReference[]
}

const isForCandidates = ({ name, attributes }: Element) =>
  name === 'rubricBlock' && /candidate/.test(attributes['view'] ?? '')

const isFeedback = named('feedbackInline', 'feedbackBlock')

/** A content without what is said after the answer, and without what others than students are told. */
const shownFirst = (nodes: readonly QtiNode[]): QtiNode[] =>
  nodes.flatMap((node): QtiNode[] => {
    if (!isElement(node)) return [node]
    if (isForCandidates(node)) return [{ ...node, name: 'div', attributes: {}, children: shownFirst(contentIn(node)) }]
    if (isFeedback(node) || node.name === 'rubricBlock') return []
    return [{ ...node, children: shownFirst(node.children) }]
  })

/** Version 3 wraps what a rubric or a feedback holds. */
const contentIn = (one: Element) => (childOf(one, 'contentBody') ?? one).children

export function itemOf(root: Element): Item {
  const declarations = declarationsOf(root)
  const content = childOf(root, 'itemBody') ?? element('itemBody')
  const isOwn = root.attributes['toolName'] === toolName
  const { nodes, files } = nodesWithout(content, isOwn)
  const whole = { ...content, children: nodes }
  const body = { ...content, children: shownFirst(nodes) }
  return {
    root,
    feedback: feedbackOf(root, whole),
    rubrics: findAll(whole, (one) => one.name === 'rubricBlock' && !isForCandidates(one)),
    isOwn,
    body,
    interactions: findAll(body, isInteraction),
    declaration: ({ attributes }) => declarations.get(attributes['responseIdentifier'] ?? '') ?? nothingDeclared,
    files: [...files, ...childrenOf(root, 'modalFeedback').flatMap(picturesIn)],
  }
}

/** What stands in a content beside its interactions and their prompts. */
export const withoutInteractions = (nodes: readonly QtiNode[]): QtiNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    if (isInteraction(node)) return childOf(node, 'prompt')?.children ?? []
    return [{ ...node, children: withoutInteractions(node.children) }]
  })
