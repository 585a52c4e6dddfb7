import { defineSlotRecipe } from '@chakra-ui/react'

const tone = (color: string) => ({ root: { bg: `${color}.subtle`, borderColor: color }, title: { color } })

/** The result of an answer, shown as a note below it. */
export const resultNoteRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'body', 'mark'],
  base: {
    root: {
      px: { base: 4, md: 5 },
      py: 4,
      borderRadius: 'card',
      border: '1.5px solid',
      animation: 'rise 240ms cubic-bezier(0.2, 0.7, 0.3, 1)',
      '&:focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
    title: { display: 'flex', alignItems: 'center', gap: 2.5, textStyle: 'heading' },
    body: { mt: 3, display: 'grid', gap: 3, justifyItems: 'start', '& > *': { minW: 0, maxW: 'full' } },
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
