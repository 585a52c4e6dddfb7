import { defineSlotRecipe } from '@chakra-ui/react'
import { low } from '../../lesson/low.ts'

const tone = (color: string) => ({ root: { bg: `${color}.subtle`, borderColor: color }, title: { color } })

/** The result of an answer, shown as a note below it. */
export const resultNoteRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'body', 'right', 'mark'],
  base: {
    root: {
      px: { base: 4, md: 5 },
      py: 4,
      borderRadius: 'card',
      border: '1.5px solid',
      animation: 'rise 240ms cubic-bezier(0.2, 0.7, 0.3, 1)',
      '&:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      // Where the lesson fills the window the result rises from its lower edge, above the button that goes on.
      '[data-lesson] &': {
        position: 'sticky',
        bottom: 0,
        mt: 'auto',
        zIndex: 'sticky',
        maxH: '50cqh',
        overflowY: 'auto',
        mx: -4,
        px: 4,
        borderWidth: '2px 0 0',
        borderRadius: '16px 16px 0 0',
        animation: 'raise 240ms cubic-bezier(0.2, 0.7, 0.3, 1)',
        '&:focus-visible': { outlineOffset: '-3px' },
        // It is scrolled to, which is where it ends up only if it does not move.
        [low]: { position: 'static', maxH: 'none', animation: 'none' },
      },
    },
    title: { display: 'flex', alignItems: 'center', gap: 2.5, textStyle: 'heading' },
    body: { mt: 3, display: 'grid', gap: 3, justifyItems: 'start', '& > *': { minW: 0, maxW: 'full' } },
    // Pairs and an order have a row for each.
    right: { whiteSpace: 'pre-line', '&[data-rows]': { display: 'block', mt: 1 } },
    mark: { textStyle: 'label' },
  },
  variants: {
    tone: {
      right: tone('right'),
      wrong: tone('wrong'),
      waiting: tone('warning'),
      neutral: { root: { bg: 'bg.surface', borderColor: 'border' }, title: { color: 'fg' } },
    },
  },
})
