import { childrenOf, findAll, named, type Element } from './element.ts'
import type { Item } from './item.ts'

/** How often a side or a word may be taken at most; 0: as often as one likes. */
const mostOf = ({ attributes }: Element): number => Number(attributes['matchMax'] ?? 1)

const told = (attribute: 'matchMax' | 'matchMin', { attributes }: Element) =>
  `${attribute} ${attributes[attribute] ?? 1}`

/** Whether a place that is offered `count` partners may take another number of them than an exercise allows. */
const isOther = (most: number, allowed: number, count: number) =>
  Math.min(most === 0 ? count : most, count) !== Math.min(allowed === 0 ? count : allowed, count)

/** How many pairs are asked for, where that is not one for each of the places. */
const associations = (one: Element, places: number): string[] => {
  const most = Number(one.attributes['maxAssociations'] ?? 0)
  const least = Number(one.attributes['minAssociations'] ?? 0)
  return [
    ...(most > 0 && most < places ? [`maxAssociations ${most}`] : []),
    ...(least > 1 ? [`minAssociations ${least}`] : []),
  ]
}

/** A left side of an exercise takes one partner, a right one is taken as often as a student likes. */
function ofPairs(interaction: Element): string[] {
  const [lefts = [], rights = []] = childrenOf(interaction, 'simpleMatchSet').map((side) =>
    childrenOf(side, 'simpleAssociableChoice'),
  )
  return [
    ...associations(interaction, lefts.length),
    ...lefts.filter((one) => isOther(mostOf(one), 1, rights.length)).map((one) => told('matchMax', one)),
    ...rights.filter((one) => isOther(mostOf(one), 0, lefts.length)).map((one) => told('matchMax', one)),
    ...lefts.filter(({ attributes }) => Number(attributes['matchMin']) > 1).map((one) => told('matchMin', one)),
    ...rights.filter(({ attributes }) => Number(attributes['matchMin']) > 0).map((one) => told('matchMin', one)),
  ]
}

/** A word stands in the bank of an exercise as often as its answer needs it. */
function ofBank(item: Item, interaction: Element): string[] {
  const gaps = findAll(interaction, named('gap')).length
  const { correct } = item.declaration(interaction)
  const neededOf = ({ attributes }: Element) =>
    Math.max(1, correct.filter((pair) => pair.trim().split(/\s+/)[0] === attributes['identifier']).length)
  const words = childrenOf(interaction, 'gapText')
  return [
    ...associations(interaction, gaps),
    ...words.filter((one) => isOther(mostOf(one), neededOf(one), gaps)).map((one) => told('matchMax', one)),
    ...words.filter(({ attributes }) => Number(attributes['matchMin']) > 0).map((one) => told('matchMin', one)),
  ]
}

/** What an interaction says of how often its sides or words are taken, where an exercise has another rule. */
export function timesLost(item: Item, interaction: Element): string[] {
  if (interaction.name === 'matchInteraction') return ofPairs(interaction)
  return interaction.name === 'gapMatchInteraction' ? ofBank(item, interaction) : []
}
