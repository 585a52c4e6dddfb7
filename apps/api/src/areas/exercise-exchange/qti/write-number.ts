import { isCanonicalNumber, readNumbers, type AcceptedNumber, type ExerciseDraft, type Unit } from '@the-house/domain'
import { element, type Element } from './element.ts'
import { and, baseValue, isNull, lessThan, match, product, responseDeclaration, scoreIf, variable } from './rules.ts'
import type { QtiQuestion } from './writer.ts'

/** The identifiers of the number and of its unit. */
export const numberResponse = 'RESPONSE'
export const unitResponse = 'RESPONSE_UNIT'
export const unitName = (index: number): string => `U${index + 1}`

const isHeld = ({ value, tolerance }: AcceptedNumber) =>
  isCanonicalNumber(value) && (tolerance === '' || isCanonicalNumber(tolerance))

const scoreOf = ({ credit }: AcceptedNumber) => (credit === '' ? 1 : (Number(credit) || 0) / 100)

/** Whether the number is as near as the key asks, in a unit of which `multiplier` make one of the first unit. */
function isNear({ value, tolerance }: AcceptedNumber, multiplier: string): Element {
  const wanted =
    multiplier === '1' ? baseValue('float', value) : product(baseValue('float', value), baseValue('float', multiplier))
  const range = multiplier === '1' ? tolerance : String(Number(tolerance) * Number(multiplier))
  return element(
    'equal',
    tolerance === '' ? { toleranceMode: 'exact' } : { toleranceMode: 'absolute', tolerance: `${range} ${range}` },
    [variable(numberResponse), wanted],
  )
}

/** Gives a score unless a better one was given. */
const better = (score: number, ...tests: Element[]) =>
  scoreIf(and(...tests, lessThan(variable('SCORE'), baseValue('float', String(score)))), score)

function rulesOf(accepted: AcceptedNumber, units: readonly Unit[]): Element[] {
  const score = scoreOf(accepted)
  if (units.length === 0) return [better(score, isNear(accepted, '1'))]
  return [
    ...units.map(({ multiplier }, index) =>
      better(
        score,
        isNear(accepted, multiplier),
        match(variable(unitResponse), baseValue('identifier', unitName(index))),
      ),
    ),
    // A right number without its unit is worth half.
    better(score / 2, isNear(accepted, '1'), isNull(variable(unitResponse))),
  ]
}

/** A number to write, and its unit to choose. */
export function numberToQti(draft: ExerciseDraft): QtiQuestion {
  const { accepted, units: all } = readNumbers(draft)
  const written = accepted.filter(({ value }) => value !== '')
  const held = written.filter(isHeld)
  const units = all.filter(({ name, multiplier }) => name.trim() !== '' && isCanonicalNumber(multiplier))
  const lost = [
    ...(held.length < written.length ? ['answer_correct'] : []),
    // How many of a unit make one of the first is part of the accepted numbers.
    ...(units.length < all.length || (held.length === 0 && units.length > 0) ? ['options'] : []),
  ]
  const names = units.map(({ name }, index) => element('inlineChoice', { identifier: unitName(index) }, [name]))
  return {
    declarations: [
      responseDeclaration(
        numberResponse,
        'single',
        'float',
        held.slice(0, 1).map(({ value }) => value),
      ),
      ...(units.length > 0 ? [responseDeclaration(unitResponse, 'single', 'identifier', [unitName(0)])] : []),
    ],
    body: [
      element('p', {}, [
        element('textEntryInteraction', { responseIdentifier: numberResponse, expectedLength: 10, class: 'number' }),
        units.length > 0 && ' ',
        units.length > 0 &&
          element('inlineChoiceInteraction', { responseIdentifier: unitResponse, shuffle: 'false' }, names),
      ]),
    ],
    scoring: held.flatMap((one) => rulesOf(one, units)),
    lost,
  }
}
