import { defineRecipe } from '@chakra-ui/react'

/** Steps side by side with equal widths, connected by a line. */
export const stepsRecipe = defineRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    p: 0,
    m: 0,
    listStyle: 'none',
    textStyle: 'label',
    '& > li': { display: 'flex', alignItems: 'center', gap: 2, color: 'fg.muted' },
    '& > li[data-state=current]': { color: 'fg', fontWeight: 'semibold' },
    '& > li:not(:last-child)::after': {
      content: '""',
      w: { base: 4, sm: 8 },
      borderTop: '2px solid',
      borderColor: 'border.strong',
    },
    '& > li > :is(button, span)': {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minH: 'target',
      borderRadius: 'control',
    },
    '& > li > button': {
      px: 2,
      mx: -2,
      color: 'fg',
      cursor: 'pointer',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      _hover: { bg: 'bg.sunken', textDecorationThickness: '2px' },
    },
    '& > li[data-state=error] > button': { color: 'wrong' },
  },
})
