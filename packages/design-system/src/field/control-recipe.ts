import { defineRecipe } from '@chakra-ui/react'

/** The style of native controls: input, select, textarea. */
export const controlRecipe = defineRecipe({
  base: {
    w: 'full',
    minH: 'target',
    px: 3.5,
    py: 2,
    // iOS zooms into a field whose text is below 16 px.
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
