import { defineRecipe } from '@chakra-ui/react'

/** A row of the menu: beside the screen, there with its icon alone, or in the bottom bar. */
export const navRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'target',
    borderRadius: 'control',
    color: 'fg.muted',
    textStyle: 'label',
    textDecoration: 'none',
    transition: 'background-color 120ms, color 120ms',
    '& svg': { flexShrink: 0 },
    '&:hover': { color: 'fg', bg: 'bg.sunken' },
    '&[aria-current]': { color: 'accent', bg: 'accent.subtle', fontWeight: 'semibold' },
  },
  variants: {
    place: {
      side: { gap: 3, px: 3, py: 1.5 },
      narrow: { justifyContent: 'center' },
      bottom: {
        flex: '1 1 auto',
        minW: 0,
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 0.5,
        minH: 14,
        py: 1.5,
        textStyle: 'small',
        '&:hover': { bg: 'transparent' },
        '&[aria-current]': { bg: 'transparent' },
        // Long words of a language are cut, so that the last link keeps its space.
        '& span': { maxW: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        // Where large text has no space, only icons are visible; the names stay accessible to screen readers.
        '@container (max-width: 16em)': { '& span': { srOnly: true } },
      },
    },
  },
})
