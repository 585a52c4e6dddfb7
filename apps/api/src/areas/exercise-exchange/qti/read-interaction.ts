import type { Offer } from '@the-house/domain/server'
import { plainText } from '../plain-text.ts'
import type { Asked } from '../question.ts'
import { shareOf, type Declaration } from './declarations.ts'
import { childrenOf, hasClass, textOf, type Element } from './element.ts'
import { htmlOf } from './html.ts'
import { withoutInteractions, type Item } from './item.ts'

/** The text of a choice; white space counts only where the product has written it. */
export const titleOf = ({ isOwn }: Item, choice: Element): string =>
  isOwn ? textOf(choice) : plainText(htmlOf(choice.children)).replaceAll(/\s+/g, ' ').trim()

/** The text of a question beside its interactions, as HTML. */
export function questionOf({ isOwn, body }: Item): string {
  const own = isOwn && childrenOf(body, 'div').find((one) => hasClass(one, 'question'))
  return htmlOf(own ? own.children : withoutInteractions(body.children)).trim()
}

/** The model answer: what scorers are told. */
export function modelOf(item: Item, interaction: Element): string | null {
  const { rubrics } = item
  const told = item.isOwn
    ? rubrics.map(textOf).join('')
    : rubrics.map((one) => plainText(htmlOf(one.children))).join('\n')
  return told || item.declaration(interaction).correct.join('\n') || null
}

const choiceOf = (item: Item, interaction: Element): Asked => {
  const declared = item.declaration(interaction)
  const isSingle = declared.isSingle && interaction.attributes['maxChoices'] !== '0'
  const offers = childrenOf(interaction, 'simpleChoice').map((choice): Offer => {
    const name = choice.attributes['identifier'] ?? ''
    const feedback = htmlOf(item.feedback.byChoice.get(name) ?? []).trim()
    const share = shareOf({ ...declared, isSingle }, name)
    return { text: titleOf(item, choice), share, ...(feedback && { feedback }) }
  })
  return { kind: 'choice', html: questionOf(item), single: isSingle, offers }
}

const pairsOf = (item: Item, interaction: Element): Asked => {
  const [sources, targets] = childrenOf(interaction, 'simpleMatchSet')
  const titles = (side: Element | undefined) =>
    side
      ? childrenOf(side, 'simpleAssociableChoice').map((one) => ({
          name: one.attributes['identifier'] ?? '',
          title: titleOf(item, one),
        }))
      : []
  const known = rightPairs(item.declaration(interaction))
  const rights = titles(targets)
  const rightOf = (source: string) => rights.find(({ name }) => isPairIn(known, source, name))
  const pairs = titles(sources).map(({ name, title }) => ({ left: title, right: rightOf(name)?.title ?? '' }))
  const extra = rights.map(({ title }) => title).filter((title) => !pairs.some(({ right }) => right === title))
  return { kind: 'matching', html: questionOf(item), pairs, extra }
}

/** The pairs that are right, as they are written. */
export const rightPairs = ({ correct, mapping }: Declaration): string[][] =>
  (correct.length > 0 ? correct : mapping.filter(({ worth }) => worth > 0).map(({ key }) => key)).map((pair) =>
    pair.trim().split(/\s+/),
  )

/** Whether two sides belong together: a pair names them in either order. */
export const isPairIn = (pairs: readonly string[][], one: string, other: string): boolean =>
  pairs.some((pair) => pair.includes(one) && pair.includes(other) && one !== other)

const itemsOf = (item: Item, interaction: Element): Asked => {
  const { correct } = item.declaration(interaction)
  const choices = childrenOf(interaction, 'simpleChoice').map((choice) => ({
    name: choice.attributes['identifier'] ?? '',
    title: titleOf(item, choice),
  }))
  const placed = correct.flatMap((name) => choices.find((one) => one.name === name) ?? [])
  return { kind: 'ordering', html: questionOf(item), items: placed.map(({ title }) => title) }
}

/** The interactions that make a question of their own. */
export const blockInteractions: Record<string, (item: Item, interaction: Element) => Asked> = {
  choiceInteraction: choiceOf,
  matchInteraction: pairsOf,
  orderInteraction: itemsOf,
  extendedTextInteraction: (item, interaction) => ({
    kind: 'essay',
    html: questionOf(item),
    model: modelOf(item, interaction),
  }),
}
