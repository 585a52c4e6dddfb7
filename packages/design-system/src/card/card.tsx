import { chakra } from '@chakra-ui/react'

/** A surface for content: borders before shadows. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    p: { base: 4, md: 6 },
  },
  variants: {
    tone: {
      plain: {},
      sunken: { bg: 'bg.sunken', borderColor: 'transparent' },
      accent: { bg: 'accent.subtle', borderColor: 'accent' },
    },
    /**
     * Contains one link that makes the whole card clickable (give the link `_after={{ inset: 0, position: 'absolute'
     * }}`).
     */
    interactive: {
      true: {
        position: 'relative',
        transition: 'border-color 120ms, transform 120ms',
        '&:hover, &:focus-within': { borderColor: 'border.strong', transform: 'translateY(-2px)' },
      },
    },
  },
  defaultVariants: { tone: 'plain' },
})
