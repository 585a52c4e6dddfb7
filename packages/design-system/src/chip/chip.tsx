import { chakra } from '@chakra-ui/react'

/** A label of a word or two: state or kind. */
export const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    px: 2.5,
    py: 0.5,
    borderRadius: 'chip',
    border: '1px solid',
    textStyle: 'small',
    fontWeight: 'medium',
    '& svg': { flexShrink: 0 },
  },
  variants: {
    tone: {
      plain: { bg: 'bg.sunken', color: 'fg.muted', borderColor: 'border' },
      accent: { bg: 'accent.subtle', color: 'accent', borderColor: 'accent' },
      info: { bg: 'info.subtle', color: 'info', borderColor: 'info' },
      right: { bg: 'right.subtle', color: 'right', borderColor: 'right' },
      warning: { bg: 'warning.subtle', color: 'warning', borderColor: 'warning' },
      wrong: { bg: 'wrong.subtle', color: 'wrong', borderColor: 'wrong' },
    },
  },
  defaultVariants: { tone: 'plain' },
})
