import { defineSlotRecipe } from '@chakra-ui/react'

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%237f7f8f' stroke-width='3' stroke-linecap='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E\")"

/** Native selects that sit in a sentence like words. */
export const inlineSelectsRecipe = defineSlotRecipe({
  slots: ['joint', 'select', 'status'],
  base: {
    // The result of a blank can be as wide as a phone's screen, so it may wrap.
    joint: { display: 'inline', whiteSpace: 'nowrap', '&[data-locked]': { whiteSpace: 'normal' } },
    select: {
      display: 'inline-block',
      verticalAlign: 'middle',
      appearance: 'none',
      minH: 'target',
      maxW: 'calc(100% - 2rem)',
      mx: 1,
      pl: 3.5,
      pr: 9,
      py: 1,
      font: 'inherit',
      lineHeight: 1.4,
      fontWeight: 'semibold',
      textOverflow: 'ellipsis',
      color: 'fg',
      bgColor: 'bg',
      bgImage: arrow,
      bgRepeat: 'no-repeat',
      backgroundPosition: 'right 0.6rem center',
      bgSize: '1.125rem',
      border: '2px dashed',
      borderColor: 'border.strong',
      borderRadius: 'control',
      '&:hover': { borderColor: 'fg' },
      '&[data-filled]': { borderStyle: 'solid', borderColor: 'fg', bgColor: 'bg.surface' },
      '&:not([data-filled])': { color: 'fg.muted' },
      '& option': { color: 'fg', bg: 'bg.surface' },
    },
    status: { mt: 3, textStyle: 'label', color: 'fg.muted' },
  },
})
