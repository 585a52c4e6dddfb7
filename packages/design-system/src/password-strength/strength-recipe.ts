import { defineRecipe } from '@chakra-ui/react'

/** A row of four bricks, laid or only drawn, and the word beside them. */
export const strengthRecipe = defineRecipe({
  base: {
    // Its room before there is anything to tell.
    minH: 6,
    textStyle: 'small',
    '& [data-part=wall]': { display: 'flex', alignItems: 'center', gap: 1.5, minH: 6 },
    '& [data-laid]': { flex: 1, h: 2, borderRadius: '3px', border: '1.5px solid', borderColor: 'border.strong' },
    '& [data-laid=true]': { bg: 'currentColor', borderColor: 'currentColor', forcedColorAdjust: 'none' },
    '& b': { minW: 16, textAlign: 'end', fontWeight: 'semibold' },
  },
  variants: {
    strength: {
      // Nobody has to wait for it, or to hear that it is missing.
      unknown: { visibility: 'hidden' },
      none: {},
      weak: { color: 'wrong' },
      fair: { color: 'warning' },
      good: { color: 'right' },
      strong: { color: 'right' },
    },
  },
})
