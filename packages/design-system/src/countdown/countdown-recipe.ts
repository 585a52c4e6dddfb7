import { defineRecipe } from '@chakra-ui/react'
import { narrow } from '../lesson/low.ts'

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
    // In the bar of a lesson that fills the window; with large text its parts share the lines of that bar.
    '[data-lesson] &': {
      flex: { base: '1', sm: 'none' },
      '&:not([data-last])': { border: 'none', px: 1 },
      [narrow]: { display: 'contents', '& > svg': { display: 'none' } },
    },
    '& > button': { me: -2 },
    '&[data-last]': { color: 'wrong', bg: 'wrong.subtle', borderColor: 'wrong' },
  },
})
