// @vitest-environment node
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import { expect, it } from 'vitest'
import { choiceCardsRecipe } from '../exercises/choice-cards/choice-cards-recipe.ts'
import { fullSystem } from '../theme/full-system.ts'
import { staticSlotRecipe } from '../theme/static-slot-recipe.ts'
import { staticCss } from './static-css.ts'

/** The rules that Chakra's own system makes of a style, under a class. */
function rules(className: string, style: Parameters<typeof css>[number]): string {
  const cache = createCache({ key: 'house' })
  return cache.insert(`.${className}`, css(style), cache.sheet, false) ?? ''
}

it('writes for every slot of the choice cards what Chakra’s system makes of it', () => {
  const { config } = choiceCardsRecipe.recipe
  const written = staticCss(fullSystem, choiceCardsRecipe.recipe)
  for (const selection of [{ kind: 'radio' }, { kind: 'checkbox', short: true }] as const) {
    const styles = fullSystem.sva(config)(selection)
    for (const [slot, className] of Object.entries(choiceCardsRecipe(selection)))
      expect(written).toContain(rules(className, Reflect.get(styles, slot)))
  }
})

it('takes default variants, leaves out those that change nothing of a slot, and knows compounds', () => {
  const recipe = staticSlotRecipe('door', {
    slots: ['frame', 'knob'],
    base: { knob: { color: 'accent' } },
    variants: { open: { true: { frame: { p: 1 } } }, tone: { plain: {}, loud: { frame: { m: 1 } } } },
    compoundVariants: [{ open: true, tone: 'loud', css: { knob: { color: 'fg' } } }],
    defaultVariants: { tone: 'loud' },
  })
  expect(recipe()).toEqual({ frame: 'door__frame-tone_loud', knob: 'door__knob-tone_loud' })
  expect(recipe({ open: true, tone: 'plain' })).toEqual({
    frame: 'door__frame-open_true-tone_plain',
    knob: 'door__knob-open_true-tone_plain',
  })
  expect(recipe({ open: false })).toEqual(recipe())
  expect(staticCss(fullSystem, recipe.recipe)).toContain(
    '.door__knob-open_true-tone_loud{color:var(--house-colors-fg);}',
  )
})
