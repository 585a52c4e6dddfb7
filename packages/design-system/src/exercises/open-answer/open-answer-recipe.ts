import { defineSlotRecipe } from '@chakra-ui/react'

/** A sheet to write on. */
export const openAnswerRecipe = defineSlotRecipe({
  slots: ['label', 'sheet', 'foot', 'over'],
  base: {
    label: { display: 'block', mb: 2, textStyle: 'label' },
    sheet: {
      display: 'block',
      w: 'full',
      minH: '9.5rem',
      '[data-lesson] &': { minH: '7rem', maxH: '40cqh', py: 3 },
      maxH: '60dvh',
      fieldSizing: 'content',
      resize: 'vertical',
      px: { base: 4, md: 5 },
      py: 4,
      textStyle: 'exercise',
      color: 'fg',
      bg: 'bg.surface',
      border: '2px solid',
      borderColor: 'border.strong',
      borderRadius: 'card',
      '&:hover:not(:read-only)': { borderColor: 'fg' },
      '&:focus-visible': { outlineOffset: '1px', borderColor: 'accent' },
      '&:read-only': { bg: 'bg.sunken', borderColor: 'border', resize: 'none', minH: 16 },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 4,
      mt: 2,
      textStyle: 'small',
      color: 'fg.muted',
    },
    over: { color: 'wrong', fontWeight: 'semibold' },
  },
})
