import { defineRecipe } from '@chakra-ui/react'

/** Four bricks, filled by strength, and a word beside them. */
export const strengthRecipe = defineRecipe({
  base: {
    // Reserves the space before there is a result.
    minH: 6,
    textStyle: 'small',
    '& [data-part=wall]': { display: 'flex', alignItems: 'center', gap: 1.5, minH: 6 },
    '& [data-laid]': { flex: 1, h: 2, borderRadius: '3px', border: '1.5px solid', borderColor: 'border.strong' },
    '& [data-laid=true]': { bg: 'currentColor', borderColor: 'currentColor', forcedColorAdjust: 'none' },
    '& b': { minW: 16, textAlign: 'end', fontWeight: 'semibold' },
  },
  variants: {
    strength: {
      // The strength is optional, so a missing one is hidden and not announced.
      unknown: { visibility: 'hidden' },
      none: {},
      weak: { color: 'wrong' },
      fair: { color: 'warning' },
      good: { color: 'right' },
      strong: { color: 'right' },
    },
  },
})
