import { readPairs, type ExerciseDraft } from '@the-house/domain'
import { element } from './element.ts'
import {
  baseValue,
  correct,
  divide,
  mappedDeclaration,
  mapResponse,
  match,
  ordered,
  responseDeclaration,
  scoreIf,
  setOutcome,
  variable,
} from './rules.ts'
import { waysOf } from './ways.ts'
import { choiceName } from './write-choice.ts'
import { partialCredit, type QtiQuestion } from './writer.ts'

const response = 'RESPONSE'
const left = (index: number) => `L${index + 1}`
const right = (index: number) => `R${index + 1}`

const side = (texts: readonly string[], nameOf: (index: number) => string, matchMax: number) =>
  element(
    'simpleMatchSet',
    {},
    texts.map((text, index) => element('simpleAssociableChoice', { identifier: nameOf(index), matchMax }, [text])),
  )

/** Pairs: each left side takes one of the right ones, which may be taken more than once. */
export function pairsToQti(draft: ExerciseDraft): QtiQuestion {
  const { pairs } = readPairs(draft)
  const held = pairs.filter((pair) => pair.left.trim() !== '')
  const offered = (draft.options[0]?.options ?? []).filter((text) => text.trim() !== '')
  const lost = held.length < pairs.length ? ['alternatives'] : []
  if (held.length === 0 || offered.length === 0)
    return { declarations: [], body: [], scoring: [], lost: ['type', ...lost] }
  const known = held.flatMap((pair, index) => {
    const at = offered.indexOf(pair.right)
    return at < 0 ? [] : [`${left(index)} ${right(at)}`]
  })
  const total = baseValue('float', String(held.length))
  return {
    declarations: [mappedDeclaration(response, known, known, 0)],
    body: [
      element('matchInteraction', { responseIdentifier: response, shuffle: 'false', maxAssociations: held.length }, [
        side(
          held.map((pair) => pair.left),
          left,
          1,
        ),
        side(offered, right, 0),
      ]),
    ],
    scoring: known.length > 0 ? [setOutcome('SCORE', divide(mapResponse(response), total))] : [],
    lost,
  }
}

/** Items in the order that students see first; the right one is the answer. */
export function orderToQti({ alternatives, correct_alternatives }: ExerciseDraft): QtiQuestion {
  const held = alternatives.filter(({ title }) => title.trim() !== '')
  const lost = held.length < alternatives.length ? ['alternatives'] : []
  if (held.length === 0) return { declarations: [], body: [], scoring: [], lost: ['type', ...lost] }
  const ids = (correct_alternatives ?? []).filter((id) => held.some((one) => one.id === id))
  const order = ids.map(choiceName)
  const titles = held.map(({ title }) => title)
  const { ways, isCut } = waysOf(
    ids.map((id) => held.find((one) => one.id === id)?.title ?? ''),
    titles,
  )
  const names = ways.map((way) => way.map((place) => choiceName(held[place]?.id ?? 0)))
  const others = names.filter((way) => way.join(' ') !== order.join(' '))
  // Equal items are one answer here, and several in QTI.
  if (isCut) lost.push('correct_alternatives')
  // QTI knows no longest part in order; of two items none is right alone.
  if (order.length > 2) lost.push(partialCredit)
  return {
    declarations: [responseDeclaration(response, 'ordered', 'identifier', order)],
    body: [
      element(
        'orderInteraction',
        { responseIdentifier: response, shuffle: 'false' },
        held.map(({ id, title }) => element('simpleChoice', { identifier: choiceName(id) }, [title])),
      ),
    ],
    scoring:
      order.length > 0
        ? [correct(response), ...others.map(orderOf)].map((right) => scoreIf(match(variable(response), right)))
        : [],
    lost,
  }
}

const orderOf = (names: readonly string[]) => ordered(...names.map((name) => baseValue('identifier', name)))
