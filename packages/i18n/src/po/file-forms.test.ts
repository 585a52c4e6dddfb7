import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoriesOf } from '../catalogue/plurals.ts'
import { readFileForms } from './file-forms.ts'
import { parsePluralExpression } from './plural-expression.ts'
import { pluralFormsOf } from './plural-forms.ts'

const languages = [
  'en',
  'pt',
  'es',
  'fr',
  'it',
  'de',
  'ja',
  'ru',
  'pl',
  'cs',
  'ro',
  'sl',
  'lt',
  'he',
  'ar',
  'tr',
  'uk',
  'hr',
]

describe('the plural forms of a file', () => {
  it.each(languages)('of our own in %s are those of the language, one for one', (language) => {
    const { count, formOf } = readFileForms(pluralFormsOf(language), language)
    expect([count, formOf]).toEqual([categoriesOf(language).length, categoriesOf(language).map((_, index) => index)])
  })

  it.each([
    ['nplurals=2; plural=(n > 1);', 'pt', [0, 1, 1]],
    ['nplurals=2; plural=(n != 1);', 'pt', [0, 1, 1]],
    [' nplurals = 2 ; plural = n != 1 ', 'pt', [0, 1, 1]],
    ['nplurals=2; plural=n>1', 'fr', [0, 1, 1]],
    ['nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);', 'cs', [0, 1, 2, 2]],
    ['nplurals=3; plural=(n == 1 ? 2 : n % 1000000 == 0 && n != 0 ? 0 : 1);', 'pt', [2, 0, 1]],
    ['nplurals=1; plural=0;', 'pt', [0, 0, 0]],
  ])('%s stand for the categories of %s by what they count', (header, language, formOf) => {
    expect(readFileForms(header, language).formOf).toEqual(formOf)
  })

  it.each([
    ['nplurals=2; plural=(n > 1) ? 2 : 0;', 'names form 2'],
    ['nplurals=2', 'cannot be read'],
    ['nplurals=2; plural=process.exit(1);', 'a plural expression with p'],
    ['nplurals=2; plural=n > ;', 'an open end'],
    ['nplurals=2; plural=(n > 1;', 'without )'],
    ['nplurals=2; plural=n ? 1;', 'without :'],
    ['nplurals=2; plural=n n;', 'with n'],
    [`nplurals=2; plural=${'('.repeat(501)}n;`, 'more than 500'],
    ['nplurals=2; plural=n / 0;', 'names form'],
  ])('are refused where they cannot be: %s', (header, message) => {
    expect(() => readFileForms(header, 'pt')).toThrow(message)
  })
})

const wanted = (n: number) => (n === 1 ? 0 : !(n % 10 >= 2 && n % 10 <= 4) || Math.trunc(n / 10) % 10 === 1 ? 2 : 1)

it('an expression counts as C does, by the precedence of its operators', () => {
  const evaluate = parsePluralExpression('n==1 ? 0 : !(n%10>=2 && n%10<=4) || n/10%10==1 ? 2 - 0*5 : 1')
  assert(property(integer({ min: 0, max: 3_000_000 }), (n) => evaluate(n) === wanted(n)))
})
