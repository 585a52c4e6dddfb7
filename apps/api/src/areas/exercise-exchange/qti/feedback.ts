import { escapeHtml } from '@the-house/domain/server'
import { childOf, childrenOf, findAll, isInteraction, named, type Element, type QtiNode } from './element.ts'
import { htmlOf } from './html.ts'

/** What an item says after the answer. */
export interface Feedback {
  /** What is said to every answer; empty: nothing. */
  general: QtiNode[]
  /** What is said of choices, by their identifiers. */
  byChoice: Map<string, QtiNode[]>
  /** HTML for right, for wrong or for other answers alone. */
  others: string[]
}

const isForSome = (name: string) => /incorrect|correct|right|wrong|hint|solution/i.test(name)

const identifiersIn = (item: Element) =>
  new Set(
    findAll(item, isInteraction).flatMap((one) =>
      childrenOf(one, 'simpleChoice').map(({ attributes }) => attributes['identifier'] ?? ''),
    ),
  )

const ofOthers = named('inlineChoice', 'simpleAssociableChoice', 'gapText', 'gap')

/** The identifiers of what is chosen in other ways, of which no exercise says anything. */
const otherIdentifiers = (item: Element) =>
  new Set(findAll(item, ofOthers).map(({ attributes }) => attributes['identifier'] ?? ''))

/** Version 3 wraps what a feedback holds. */
const contentIn = (one: Element) => (childOf(one, 'contentBody') ?? one).children

const isEmpty = (nodes: readonly QtiNode[]) => htmlOf(nodes).trim() === ''

/** Reads the feedback of an item: the general one, that of single choices, and whether there is any other. */
export function feedbackOf(root: Element, body: Element): Feedback {
  const choices = identifiersIn(body)
  const unheld = otherIdentifiers(body)
  const byChoice = new Map<string, QtiNode[]>()
  const general: QtiNode[] = []
  const others: string[] = []
  // What is hidden by a choice is said of all the others.
  const isOfChoice = ({ attributes }: Element) =>
    choices.has(attributes['identifier'] ?? '') && attributes['showHide'] !== 'hide'
  const addToChoice = ({ attributes }: Element, nodes: readonly QtiNode[]) => {
    const identifier = attributes['identifier'] ?? ''
    byChoice.set(identifier, [...(byChoice.get(identifier) ?? []), ...nodes])
  }
  for (const one of childrenOf(root, 'modalFeedback')) {
    const { identifier = '', outcomeIdentifier = '', showHide, title = '' } = one.attributes
    const nodes = contentIn(one)
    if (isEmpty(nodes)) continue
    if (title.trim() !== '') others.push(escapeHtml(title))
    const isConditional =
      showHide === 'hide' || unheld.has(identifier) || isForSome(identifier) || isForSome(outcomeIdentifier)
    if (isOfChoice(one)) addToChoice(one, nodes)
    else if (isConditional) others.push(htmlOf(nodes).trim())
    else general.push(...nodes)
  }
  for (const one of findAll(body, named('feedbackInline', 'feedbackBlock'))) {
    const nodes = contentIn(one)
    if (isEmpty(nodes)) continue
    if (isOfChoice(one)) addToChoice(one, nodes)
    else others.push(htmlOf(nodes).trim())
  }
  return { general, byChoice, others }
}
