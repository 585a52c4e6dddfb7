import { defineRecipe } from '@chakra-ui/react'

/** A small plate with the time; its width stays constant while it counts. */
export const countdownRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    // With large text on a small screen the button wraps below.
    flexWrap: 'wrap',
    maxW: 'full',
    alignItems: 'center',
    gap: 2,
    minH: 'target',
    px: 3,
    py: 1,
    color: 'fg',
    bg: 'bg.surface',
    border: '1.5px solid',
    borderColor: 'border.strong',
    borderRadius: 'card',
    '& > svg': { flexShrink: 0 },
    '& > button': { me: -2 },
    '&[data-last]': { color: 'wrong', bg: 'wrong.subtle', borderColor: 'wrong' },
  },
})
