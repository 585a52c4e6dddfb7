import { defineSlotRecipe } from '@chakra-ui/react'
import { selectStyle } from '../select-style.ts'

/** Native selects that sit in a sentence like words. */
export const inlineSelectsRecipe = defineSlotRecipe({
  slots: ['joint', 'select', 'status'],
  base: {
    // The result of a blank can be as wide as a phone's screen, so it may wrap.
    joint: { display: 'inline', whiteSpace: 'nowrap', '&[data-locked]': { whiteSpace: 'normal' } },
    select: {
      ...selectStyle,
      display: 'inline-block',
      verticalAlign: 'middle',
      maxW: 'calc(100% - 2rem)',
      mx: 1,
      textOverflow: 'ellipsis',
    },
    status: { mt: 3, textStyle: 'label', color: 'fg.muted' },
  },
})
