import { defineRecipe } from '@chakra-ui/react'

export const figureBadgeRecipe = defineRecipe({
  base: {
    w: { base: 9, lg: 11 },
    h: { base: 11, lg: 14 },
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'arch',
    transition: 'background-color 180ms',
  },
  variants: {
    tone: {
      plain: { bg: 'bg.sunken', color: 'fg.muted' },
      accent: { bg: 'accent.subtle', color: 'accent' },
      info: { bg: 'info.subtle', color: 'info' },
      right: { bg: 'right.subtle', color: 'right' },
      warning: { bg: 'warning.subtle', color: 'warning' },
    },
  },
})

/** The label, as a button that covers the whole card. */
export const figureButtonRecipe = defineRecipe({
  base: {
    textStyle: 'small',
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
    _focusVisible: { outline: 'none', _after: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' } },
  },
})
