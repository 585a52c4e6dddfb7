import { defineSlotRecipe } from '@chakra-ui/react'
import { low, narrow } from './low.ts'

/** A lesson that fills the window: a bar, the exercise, which scrolls where it does not fit, and its actions. */
export const lessonRecipe = defineSlotRecipe({
  slots: ['root', 'sheet', 'bar', 'progress', 'middle', 'foot'],
  base: {
    root: {},
    sheet: { display: 'flex', flexDirection: 'column' },
    progress: { minW: 0 },
  },
  variants: {
    fills: {
      true: {
        root: { flex: '1 1 0', minH: 0, display: 'flex', containerType: 'size', containerName: 'lesson' },
        sheet: {
          flex: '1',
          minW: 0,
          minH: 0,
          bg: 'bg',
          // What gets the focus is not hidden by the actions.
          [low]: { display: 'block', overflowY: 'auto', scrollPaddingBlockEnd: 28 },
        },
        bar: {
          flexShrink: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 1,
          px: 'max({spacing.1}, env(safe-area-inset-left))',
          bg: 'bg.surface',
          borderBottom: '1px solid',
          borderColor: 'border',
        },
        // With large text it takes a line of its own, where its segments stay wide enough to press.
        progress: { flex: '1 1 0', minW: 40, [narrow]: { order: 1, flex: '1 1 100%', px: 1 } },
        middle: {
          flex: '1',
          minH: 0,
          display: 'flex',
          flexDirection: 'column',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          gap: 3,
          px: 'max({spacing.4}, env(safe-area-inset-left))',
          pt: 3,
          // An element that gets the focus is not hidden by the result that sticks to the lower edge.
          '&:has([data-part=note])': { scrollPaddingBlockEnd: '45cqh' },
          '&:not(:has([data-part=note])) article': { pb: 4 },
          [low]: { overflow: 'visible' },
        },
        foot: {
          flexShrink: 0,
          zIndex: 'sticky',
          px: 'max({spacing.4}, env(safe-area-inset-left))',
          pb: 'env(safe-area-inset-bottom)',
          bg: 'bg.surface',
          borderTop: '1px solid',
          borderColor: 'border',
          [low]: { position: 'sticky', bottom: 0 },
          [narrow]: { px: 2, '& button': { px: 2 } },
        },
      },
      false: {
        sheet: { gap: { base: 5, md: 7 } },
        middle: { display: 'flex', flexDirection: 'column', gap: { base: 5, md: 7 } },
        foot: { display: 'contents' },
      },
    },
    /** On a narrow window the progress of a test has a line of its own, below the time left. */
    lines: { one: {}, two: { progress: { flex: { base: '1 1 100%', sm: '1 1 0' }, px: { base: 3, sm: 2 } } } },
  },
})
