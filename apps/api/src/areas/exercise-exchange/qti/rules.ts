import { element, type Element } from './element.ts'

/** The processing of answers, in the names of QTI. */

export const variable = (identifier: string): Element => element('variable', { identifier })
export const correct = (identifier: string): Element => element('correct', { identifier })
export const baseValue = (baseType: string, value: string): Element => element('baseValue', { baseType }, [value])
export const and = (...tests: Element[]): Element => element('and', {}, tests)
export const or = (...tests: Element[]): Element => element('or', {}, tests)
export const multiple = (...values: Element[]): Element => element('multiple', {}, values)
export const ordered = (...values: Element[]): Element => element('ordered', {}, values)
export const match = (one: Element, other: Element): Element => element('match', {}, [one, other])
export const equal = (one: Element, other: Element): Element =>
  element('equal', { toleranceMode: 'exact' }, [one, other])
export const lessThan = (one: Element, other: Element): Element => element('lt', {}, [one, other])
export const product = (one: Element, other: Element): Element => element('product', {}, [one, other])
export const divide = (one: Element, other: Element): Element => element('divide', {}, [one, other])
export const isNull = (one: Element): Element => element('isNull', {}, [one])
export const mapResponse = (identifier: string): Element => element('mapResponse', { identifier })
export const stringMatch = (identifier: string, text: string): Element =>
  element('stringMatch', { caseSensitive: 'false', substring: 'false' }, [
    variable(identifier),
    baseValue('string', text),
  ])
export const setOutcome = (identifier: string, value: Element): Element =>
  element('setOutcomeValue', { identifier }, [value])
/** Gives a score where a test holds. */
export const scoreIf = (test: Element, score = 1): Element =>
  element('responseCondition', {}, [
    element('responseIf', {}, [test, setOutcome('SCORE', baseValue('float', String(score)))]),
  ])

const values = (right: readonly string[]) => right.map((value) => element('value', {}, [value]))

/** Declares an answer with its right values. */
export const responseDeclaration = (
  identifier: string,
  cardinality: 'single' | 'multiple' | 'ordered',
  baseType: string,
  right: readonly string[],
): Element =>
  element('responseDeclaration', { identifier, cardinality, baseType }, [
    right.length > 0 && element('correctResponse', {}, values(right)),
  ])

/**
 * Declares pairs of which each counts one.
 * @param counted those that count; `right` is one whole answer
 * @param other what every other pair counts
 */
export const mappedDeclaration = (
  identifier: string,
  right: readonly string[],
  counted: readonly string[],
  other = -1,
): Element =>
  element('responseDeclaration', { identifier, cardinality: 'multiple', baseType: 'directedPair' }, [
    right.length > 0 && element('correctResponse', {}, values(right)),
    counted.length > 0 &&
      element(
        'mapping',
        { defaultValue: other },
        counted.map((mapKey) => element('mapEntry', { mapKey, mappedValue: 1 })),
      ),
  ])
