import { newExercise, parseNumber, writeNumbers, type AcceptedNumber, type ExerciseDraft } from '@the-house/domain'
import type { NumberOffer } from '@the-house/domain/server'
import type { Asked } from '../question.ts'
import { shareOf } from './declarations.ts'
import { childOf, childrenOf, findAll, named, textOf, type Element } from './element.ts'
import type { Item } from './item.ts'
import { withNumberGap } from './number-gap.ts'
import { questionOf, titleOf } from './read-interaction.ts'
import { numberResponse, unitName, unitResponse } from './write-number.ts'

const rulesOf = ({ root }: Item): Element[] => {
  const processing = childOf(root, 'responseProcessing')
  return processing ? childrenOf(processing, 'responseCondition') : []
}

/** The number that an expression stands for: its first value, or the right answer. */
const valueIn = (test: Element, right: string): string => {
  const [value] = findAll(test, named('baseValue'))
  return value ? textOf(value).trim() : right
}

const percent = (score: string) => Number((Number(score) * 100).toFixed(5))

function scoreIn(rule: Element): number {
  const set = findAll(rule, named('setOutcomeValue')).find(({ attributes }) => attributes['identifier'] === 'SCORE')
  const [value] = set ? findAll(set, named('baseValue')) : []
  const score = value ? percent(textOf(value)) : 100
  return score > 0 && score <= 100 ? score : 100
}

/** A tolerance as it is written: absolute, or in per cent of the value. */
function toleranceOf({ attributes }: Element, value: string): string {
  const { toleranceMode = 'exact', tolerance = '' } = attributes
  const [first = ''] = tolerance.trim().split(/\s+/)
  if (toleranceMode === 'exact' || first === '') return ''
  return toleranceMode === 'relative' ? String((Math.abs(Number(value)) * Number(first)) / 100) : first
}

/** The accepted numbers that rules of the processing compare with: equal within a tolerance, or between two bounds. */
function comparedIn(item: Item, right: string): NumberOffer[] {
  return rulesOf(item).flatMap((rule): NumberOffer[] => {
    const share = scoreIn(rule)
    const [equal] = findAll(rule, named('equal'))
    if (equal) {
      const value = valueIn(equal, right)
      return [{ value, tolerance: toleranceOf(equal, value), share }]
    }
    const [low, high] = [findAll(rule, named('gte', 'gt'))[0], findAll(rule, named('lte', 'lt'))[0]]
    if (!low || !high) return []
    const [from, to] = [Number(valueIn(low, '')), Number(valueIn(high, ''))]
    return [{ value: String((from + to) / 2), tolerance: String(Math.abs(to - from) / 2), share }]
  })
}

/** The one place for a number that an item asks for; undefined: it asks for something else. */
export function numberPlace({ interactions, declaration }: Item): Element | undefined {
  const [only, ...others] = interactions
  if (!only || others.length > 0 || only.name !== 'textEntryInteraction') return undefined
  return ['float', 'integer'].includes(declaration(only).baseType) ? only : undefined
}

/** The same number in the writing that exercises keep, where it is one. */
const canonical = (text: string) => parseNumber(text, 'en') ?? text

/** A question for a number, of any tool. */
export function numberAsked(item: Item, interaction: Element): Extract<Asked, { kind: 'numerical' }> {
  const declared = item.declaration(interaction)
  const [right = ''] = declared.correct
  const compared = comparedIn(item, right)
  const values = [...new Set([...declared.correct, ...declared.mapping.map(({ key }) => key)])]
  const accepted =
    compared.length > 0
      ? compared
      : values.map((value) => ({ value, tolerance: '', share: shareOf({ ...declared, isSingle: true }, value) }))
  return {
    kind: 'numerical',
    html: questionOf({ ...item, body: withNumberGap(item.body, interaction) }),
    accepted: accepted.map(({ value, tolerance, share }) => ({
      value: canonical(value.trim()),
      tolerance: tolerance === '' ? '0' : canonical(tolerance),
      share,
    })),
    units: [],
  }
}

/** Reads a number with its units that the product has written, to the letter. */
export function ownNumber(item: Item): ExerciseDraft {
  const unit = item.interactions.find(({ attributes }) => attributes['responseIdentifier'] === unitResponse)
  const names = unit ? childrenOf(unit, 'inlineChoice').map((choice) => titleOf(item, choice)) : []
  const rules = rulesOf(item).flatMap((rule) => {
    const [equal] = findAll(rule, named('equal'))
    const [match] = findAll(rule, named('match'))
    const isWithout = findAll(rule, named('isNull')).length > 0
    if (!equal || isWithout || childOf(equal, 'variable')?.attributes['identifier'] !== numberResponse) return []
    const [value, multiplier] = findAll(equal, named('baseValue')).map(textOf)
    return [{ rule, equal, value: value ?? '', multiplier: multiplier ?? '1', unit: match ? valueIn(match, '') : '' }]
  })
  const accepted = rules
    .filter((one) => one.unit === '' || one.unit === unitName(0))
    .map(({ rule, equal, value }): AcceptedNumber => {
      const share = scoreIn(rule)
      return { value, tolerance: toleranceOf(equal, value), credit: share === 100 ? '' : String(share) }
    })
  const units = names.map((name, index) => ({
    name,
    multiplier: rules.find((one) => one.unit === unitName(index))?.multiplier ?? '1',
  }))
  return writeNumbers({ ...newExercise('NUMERICAL'), question: questionOf(item) }, { accepted, units })
}
