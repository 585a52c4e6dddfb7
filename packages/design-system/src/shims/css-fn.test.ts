import type { SystemStyleObject } from '@chakra-ui/react'
import { array, assert, constantFrom, dictionary, letrec, oneof, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { fullSystem } from '../theme/full-system.ts'
import { createCssFn } from './css-fn.ts'

type Make = (...styles: unknown[]) => unknown
/** A module of Chakra that its package does not export. */
const chakraModule = <Module>(path: string): Promise<Module> =>
  import(/* @vite-ignore */ new URL(`styled-system/${path}`, import.meta.resolve('@chakra-ui/react')).href)

const { createCssFn: createByChakra } = await chakraModule<{ createCssFn: (context: object) => Make }>('css.js')
const { createNormalizeFn } = await chakraModule<{
  createNormalizeFn: (context: object) => Parameters<typeof createCssFn>[0]['normalize']
}>('normalize.js')
const { sortAtRules } = await chakraModule<{ sortAtRules: Parameters<typeof createCssFn>[1] }>('sort-at-rules.js')

const { utility, conditions } = fullSystem
const transform = (name: string, value: unknown) => utility.transform(name, value)
const normalize = createNormalizeFn({ utility, normalize: (value: unknown) => fullSystem.normalizeValue(value) })
const ours: Make = createCssFn({ transform, normalize, conditions }, sortAtRules)
const byChakra = createByChakra({ transform, normalize, conditions })

/** What both make, as a text: the order counts, too, as later rules win. */
const both = (...styles: unknown[]) => ({
  ours: JSON.stringify(ours(...structuredClone(styles))),
  chakra: JSON.stringify(byChakra(...styles)),
})

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const within = (value: unknown, name: string) => (isObject(value) && isObject(value[name]) ? value[name] : {})
/** The styles of a recipe: of its base and of each variant, by slot where it has slots. */
function stylesOf(recipe: unknown): unknown[] {
  const options = Object.values(within(recipe, 'variants')).flatMap((variant) => Object.values(Object(variant)))
  const parts: unknown[] = [within(recipe, 'base'), ...options]
  return isObject(recipe) && 'slots' in recipe ? parts.flatMap((part) => Object.values(Object(part))) : parts
}

it('makes of every part of every recipe what Chakra makes of it', () => {
  const modules = import.meta.glob<Record<string, unknown>>('../**/*-recipe.ts', { eager: true })
  const parts = Object.values(modules).flatMap(Object.values).flatMap(stylesOf)
  expect(parts.length).toBeGreaterThan(50)
  for (const part of parts) {
    const made = both(part)
    expect(made.ours).toBe(made.chakra)
  }
})

const corpus: [string, ...SystemStyleObject[]][] = [
  ['nested conditions', { _hover: { _dark: { color: 'accent', '& > svg': { boxSize: 5 } } } }],
  ['conditions within a style', { p: { base: 2, md: { _hover: 3 }, lgDown: 6 }, gap: [1, null, 3] }],
  ['what is important', { color: 'fg !important', display: 'none!', textStyle: 'title !important' }],
  ['several styles', { p: 4, _hover: { bg: 'bg' } }, {}, { color: undefined }, { padding: 2, _hover: { color: 'fg' } }],
  ['text styles', { textStyle: { base: 'small', md: 'exercise' }, '@media print': { display: 'none' } }],
]
it.each(corpus)('makes the same of %s', (_, ...styles) => {
  const made = both(...styles)
  expect(made.ours).toBe(made.chakra)
})

const names = constantFrom('p', 'padding', 'bg', 'mx', 'textStyle', 'boxSize')
const selectors = constantFrom('_hover', '_dark', '& > svg', '@media print')
const widths = constantFrom('base', 'md', 'lgDown', '_hover')
const value = constantFrom(0, 2, -4, 'fg', 'title', '1px solid', 'none !important', undefined, null, true)
const byWidth = dictionary(widths, value, { maxKeys: 3 })
const properties = dictionary(names, oneof(value, array(value, { maxLength: 3 }), byWidth), { maxKeys: 4 })
const { styles } = letrec<{ styles: object }>((tie) => ({
  styles: tuple(
    properties,
    dictionary(selectors, oneof({ maxDepth: 2 }, properties, tie('styles')), { maxKeys: 2 }),
  ).map(([own, nested]) => ({ ...own, ...nested })),
}))

it('makes the same of any styles, one or several', () => {
  assert(
    property(array(styles, { maxLength: 3 }), (given) => {
      const made = both(...given)
      expect(made.ours).toBe(made.chakra)
    }),
  )
})
