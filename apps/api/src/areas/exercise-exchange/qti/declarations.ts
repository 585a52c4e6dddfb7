import { childOf, childrenOf, textOf, type Element } from './element.ts'

/** What an item declares of an answer. */
export interface Declaration {
  isSingle: boolean
  baseType: string
  /** The right answer, by its values. */
  correct: string[]
  /** What single values are worth; empty: it does not say. */
  mapping: { key: string; worth: number }[]
}

export const nothingDeclared: Declaration = { isSingle: true, baseType: 'string', correct: [], mapping: [] }

/** One value stands as it is; white space around identifiers and numbers means nothing. */
const valueOf = (one: Element, baseType: string) => (baseType === 'string' ? textOf(one) : textOf(one).trim())

function declarationOf(one: Element): Declaration {
  const { cardinality = 'single', baseType = 'string' } = one.attributes
  const correct = childOf(one, 'correctResponse')
  const mapping = childOf(one, 'mapping')
  return {
    isSingle: cardinality === 'single',
    baseType,
    correct: correct ? childrenOf(correct, 'value').map((value) => valueOf(value, baseType)) : [],
    mapping: mapping
      ? childrenOf(mapping, 'mapEntry').map(({ attributes }) => ({
          key: attributes['mapKey'] ?? '',
          worth: Number(attributes['mappedValue']) || 0,
        }))
      : [],
  }
}

/** The declared answers of an item by their identifiers. */
export const declarationsOf = (item: Element): Map<string, Declaration> =>
  new Map(
    childrenOf(item, 'responseDeclaration').map((one) => [one.attributes['identifier'] ?? '', declarationOf(one)]),
  )

/** What a value is worth in per cent of the whole answer: by the mapping where it counts, else by the right answer. */
export function shareOf({ correct, mapping, isSingle }: Declaration, value: string): number {
  const isCorrect = correct.includes(value)
  const mapped = mapping.find(({ key }) => key === value)?.worth
  const worths = mapping.map(({ worth }) => worth)
  const whole = isSingle
    ? Math.max(0, ...worths)
    : worths.filter((worth) => worth > 0).reduce((sum, one) => sum + one, 0)
  if (mapping.length > 0 && whole > 0) return Math.round(((mapped ?? 0) / whole) * 10_000_000) / 100_000
  if (!isCorrect) return isSingle ? 0 : -100
  return isSingle ? 100 : Math.floor(10_000_000 / correct.length) / 100_000
}
