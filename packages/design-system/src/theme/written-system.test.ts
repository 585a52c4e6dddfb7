import type { RecipeDefinition, SlotRecipeDefinition, SystemStyleObject } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { fullSystem } from './full-system.ts'
import { system } from './system.ts'

const tokens = Array.from(fullSystem.tokens.flatMap.keys(), (path) => path.slice(path.indexOf('.') + 1))
const values = [...tokens.filter((name) => !name.startsWith('colorPalette')), 'true', 'none', 'currentBg', '50%', 0, 3]
function styleOf(name: string, value: string | number): SystemStyleObject {
  const style: SystemStyleObject = {}
  Reflect.set(style, name, value)
  return style
}
const utilities = [...fullSystem.utility.keys(), 'animationName', '--house-own'].filter(
  (name) => name !== 'colorPalette',
)

type Recipe = RecipeDefinition | SlotRecipeDefinition
const isRecipe = (value: unknown): value is Recipe =>
  typeof value === 'object' && value !== null && ('base' in value || 'variants' in value)
const modules = import.meta.glob<Record<string, unknown>>('../**/*-recipe.ts', { eager: true })
const recipes = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Recipe] => isRecipe(entry[1]))

/** Every combination of a recipe's variants. */
const selections = ({ variants = {} }: Recipe) =>
  Object.entries(variants).reduce<Record<string, string>[]>(
    (all, [name, options]) =>
      all.flatMap((one) => [one, ...Object.keys(options).map((option) => ({ ...one, [name]: option }))]),
    [{}],
  )

const corpus: [string, ...SystemStyleObject[]][] = [
  ['tokens within a text', { border: '1px solid {colors.border}', boxShadow: '0 0 0 2px {colors.focus}' }],
  ['a mixed colour', { bg: 'fg/20', color: 'brick.500/50', borderColor: 'transparent/10' }],
  ['negative space', { mt: -4, mx: '-0.5', insetX: '-2' }],
  ['widths by screen', { p: { base: 2, md: 4, lgDown: 6, mdToXl: 8 }, gap: [1, 2, 3], hideBelow: 'md' }],
  ['text styles', { textStyle: 'title', _hover: { textStyle: { base: 'small', md: 'exercise' } } }],
  ['conditions in each other', { _hover: { _dark: { color: 'accent', '& > svg': { boxSize: 5 } } } }],
  ['what is important', { color: 'fg !important', display: 'none!' }],
  ['what comes later', { p: 4, color: 'fg' }, { p: { md: 2 } }, { color: undefined, px: 1 }],
  ['what is hidden', { srOnly: { base: true, md: false }, truncate: true, lineClamp: 2, boxSize: 'target' }],
]

describe('the system whose tokens are written at build', () => {
  it.each(utilities)('makes the same of %s as Chakra’s whole system', (name) => {
    const by = ({ css }: typeof system) => values.map((value) => [value, css(styleOf(name, value))])
    expect(by(system)).toEqual(by(fullSystem))
  })

  it.each(corpus)('makes the same of %s, also when it is asked again', (_, ...styles) => {
    const whole = fullSystem.css(...styles)
    expect(system.css(...styles)).toEqual(whole)
    expect(system.css(...structuredClone(styles))).toEqual(whole)
  })

  it.each(recipes)('makes the same of %s in all of its variants', (_, recipe) => {
    const by = ({ cva, sva }: typeof system) => {
      const styles = 'slots' in recipe ? sva(recipe) : cva(recipe)
      return selections(recipe).map((selection) => styles(selection))
    }
    expect(by(system)).toEqual(by(fullSystem))
  })

  it('knows the same props for styles, except the attribute translate', () => {
    const props = [...fullSystem.properties, 'lang', 'onClick', 'aria-label', 'gridTemplateAreas', '& > p']
    expect(props.filter((name) => system.isValidProperty(name) !== fullSystem.isValidProperty(name))).toEqual([
      'translate',
    ])
  })

  it('answers with the variable of a token, and with the fallback for none', () => {
    expect([system.token('colors.fg'), system.token.var('sizes.target'), system.token('colors.none', 'red')]).toEqual([
      'var(--house-colors-fg)',
      'var(--house-sizes-target)',
      'red',
    ])
  })

  it('forgets styles of which there are too many, and still makes the right ones', () => {
    const widths = Array.from({ length: 5000 }, (_, width) => ({ width: `${width}%` }))
    expect(widths.map((width) => system.css(width))).toEqual(widths)
  })
})
