// @vitest-environment node
import { expect, it } from 'vitest'
import { fullSystem } from '../theme/full-system.ts'
import { globalCss } from './global-css.ts'

const css = globalCss(fullSystem)

it('writes the order of the layers first', () => {
  expect(css.startsWith('@layer reset, base, tokens, recipes;')).toBe(true)
})

it.each([
  ['preflight', '@layer reset{html{line-height:1.5;'],
  ['animations', '@keyframes spin{'],
  ['global styles', ':focus-visible{outline:3px solid;outline-color:var(--house-colors-focus)'],
  ['styles of paper', '@media print{header,nav,footer,[data-print=none]{display:none!important;}}'],
  ['tokens', '@layer tokens{:where(:root, :host){'],
  ['tokens of the dark mode', '.dark'],
])('writes %s', (_, rule) => {
  expect(css).toContain(rule)
})

it('writes every token that a drawing or a style may name', () => {
  const names = Array.from(fullSystem.tokens.cssVarMap.get('base')?.keys() ?? [])
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([])
})
