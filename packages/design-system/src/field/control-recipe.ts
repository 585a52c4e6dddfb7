import { defineRecipe } from '@chakra-ui/react'

/** How a native control looks: input, select, textarea. */
export const controlRecipe = defineRecipe({
  base: {
    w: 'full',
    minH: 'target',
    px: 3.5,
    py: 2,
    // Text below 16 px makes a phone zoom into the field.
    fontSize: 'md',
    lineHeight: 1.5,
    bg: 'bg.surface',
    color: 'fg',
    border: '1.5px solid',
    borderColor: 'border.strong',
    borderRadius: 'control',
    transition: 'border-color 120ms',
    '&:hover:not(:disabled)': { borderColor: 'fg' },
    '&[aria-invalid=true]': { borderColor: 'wrong', borderWidth: '2px' },
    '&:disabled': { bg: 'bg.sunken', color: 'fg.muted', borderStyle: 'dashed', cursor: 'not-allowed' },
    '&:read-only:not(select)': { bg: 'bg.sunken' },
  },
})
