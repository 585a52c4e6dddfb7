import { escapeHtml } from '@the-house/domain/server'
import { childOf, childrenOf, findAll, isInteraction, named, type Element } from './element.ts'
import { htmlOf } from './html.ts'

/** What an item says after the answer. */
export interface Feedback {
  /** HTML for every answer; null: none. */
  general: string | null
  /** HTML by the identifiers of choices. */
  byChoice: Map<string, string>
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

/** Adds HTML to what is said of a choice already. */
const addTo = (said: Map<string, string>, identifier: string, html: string) =>
  said.set(identifier, (said.get(identifier) ?? '') + html)

/** Reads the feedback of an item: the general one, that of single choices, and whether there is any other. */
export function feedbackOf(root: Element, body: Element): Feedback {
  const choices = identifiersIn(body)
  const byChoice = new Map<string, string>()
  const general: string[] = []
  const others: string[] = []
  for (const one of childrenOf(root, 'modalFeedback')) {
    const { identifier = '', outcomeIdentifier = '', showHide, title = '' } = one.attributes
    const html = htmlOf((childOf(one, 'contentBody') ?? one).children).trim()
    if (html === '') continue
    if (title.trim() !== '') others.push(escapeHtml(title))
    // What is hidden by a choice is said of all the others.
    if (showHide === 'hide') others.push(html)
    else if (choices.has(identifier)) addTo(byChoice, identifier, html)
    else if (isForSome(identifier) || isForSome(outcomeIdentifier)) others.push(html)
    else general.push(html)
  }
  for (const one of findAll(body, named('feedbackInline', 'feedbackBlock'))) {
    const { identifier = '', showHide } = one.attributes
    const html = htmlOf((childOf(one, 'contentBody') ?? one).children).trim()
    if (choices.has(identifier) && showHide !== 'hide') addTo(byChoice, identifier, html)
    else if (html !== '') others.push(html)
  }
  return { general: general.join('') || null, byChoice, others }
}
