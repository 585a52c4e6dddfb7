import { defineRecipe } from '@chakra-ui/react'

/** The screen of a film. */
export const screen = defineRecipe({
  base: {
    w: 'full',
    maxW: '48rem',
    aspectRatio: '16 / 9',
    bg: 'ink.900',
    borderRadius: 'card',
    border: '1px solid',
    borderColor: 'border',
  },
})
