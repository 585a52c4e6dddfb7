import { defineSlotRecipe } from '@chakra-ui/react'
import { selectStyle } from '../select-style.ts'

const field = { minH: 14, textStyle: 'exercise', borderRadius: 'card' }

/** One row of a field, its sign and its unit; a note below whose room is kept. */
export const numberAnswerRecipe = defineSlotRecipe({
  slots: ['label', 'fields', 'input', 'sign', 'unit', 'paper', 'note', 'outcome'],
  base: {
    label: { display: 'block', mb: 2, textStyle: 'label' },
    fields: { display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: 2 },
    input: {
      ...field,
      flex: '1 1 8rem',
      minW: 0,
      maxW: '16rem',
      px: 4,
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg',
      bg: 'bg.surface',
      border: '2px solid',
      borderColor: 'border.strong',
      '&:hover': { borderColor: 'fg' },
      '&:focus-visible': { outlineOffset: '1px', borderColor: 'accent' },
      '&[aria-invalid=true]': { borderColor: 'wrong', borderStyle: 'dashed' },
      '@media print': { outline: 'none !important' },
    },
    sign: {
      minH: 14,
      w: 14,
      border: '2px solid',
      borderColor: 'border.strong',
      borderRadius: 'card',
      '@media print': { display: 'none' },
    },
    unit: {
      ...selectStyle,
      ...field,
      flex: '0 1 auto',
      minW: '5.5rem',
      maxW: 'full',
      textOverflow: 'ellipsis',
      '@media print': {
        bgImage: 'none',
        border: 'none',
        outline: 'none !important',
        '&:not([data-filled])': { display: 'none' },
      },
    },
    // The units to choose from, where no list can be opened.
    paper: { display: 'none', '@media print': { display: 'block', alignSelf: 'center', textStyle: 'exercise' } },
    note: {
      mt: 2,
      minH: 6,
      textStyle: 'label',
      color: 'fg.muted',
      '&[data-wrong]': { color: 'wrong' },
      '@media print': { display: 'none' },
    },
    outcome: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      textStyle: 'exercise',
      // In line with the question above.
      '& > :first-of-type': { mx: 0 },
    },
  },
})
