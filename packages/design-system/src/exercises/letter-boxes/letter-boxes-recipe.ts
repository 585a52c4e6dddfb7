import { defineSlotRecipe } from '@chakra-ui/react'

const ink = { fontSize: '1.5rem', fontWeight: 'bold', lineHeight: 1, textTransform: 'uppercase' }

const letter = { ...ink, display: 'grid', placeItems: 'center', px: 1, border: '1.5px solid' }

/** A box is a shallow hollow with an ink-coloured bottom border. */
export const letterBoxesRecipe = defineSlotRecipe({
  slots: ['word', 'given', 'box', 'marked', 'typed', 'right'],
  base: {
    word: {
      display: 'inline-flex',
      minW: 0,
      p: 0,
      border: 'none',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: { base: 0.5, md: 1 },
      my: 1.5,
      mx: { base: 0, md: 0.5 },
      maxW: 'full',
      verticalAlign: 'middle',
      // The typed letters sit on the baseline of the sentence; the right ones hang below.
      '&:has([data-part=letter])': { alignItems: 'baseline', verticalAlign: 'baseline', rowGap: 1.5 },
    },
    given: { ...ink, px: 0.5, letterSpacing: '0.04em' },
    box: {
      ...ink,
      boxSizing: 'border-box',
      w: 'target',
      // While an input method (IME) composes a whole word in one box, the box grows to show all of it.
      fieldSizing: 'content',
      minW: 'target',
      maxW: 'full',
      h: 12,
      px: 1,
      textAlign: 'center',
      color: 'fg',
      bg: 'bg',
      border: '1.5px solid',
      borderColor: 'border.strong',
      borderBottomWidth: '4px',
      borderRadius: 'control',
      caretColor: 'accent',
      '&:enabled:hover': { borderColor: 'fg' },
      '&:not(:placeholder-shown)': { bg: 'bg.surface', borderColor: 'fg' },
      '&:focus': {
        outline: '3px solid',
        outlineColor: 'focus',
        outlineOffset: '1px',
        bg: 'accent.subtle',
        borderColor: 'accent',
      },
      '&:read-only': { bg: 'bg.sunken', borderColor: 'border.strong' },
    },
    // A correct letter is one box; a wrong one is crossed out above the letter that belongs there.
    marked: {
      display: 'flex',
      flexDirection: 'column',
      minW: '1.875rem',
      '&[data-result=right] > *': { bg: 'right.subtle', borderColor: 'right', color: 'right' },
    },
    typed: {
      ...letter,
      h: '2.5rem',
      bg: 'bg.sunken',
      borderColor: 'border.strong',
      borderBottomWidth: '4px',
      borderRadius: 'control',
      '[data-result=wrong] > &': {
        fontWeight: 'medium',
        color: 'wrong',
        bg: 'wrong.subtle',
        borderColor: 'wrong',
        borderStyle: 'dashed',
        borderWidth: '1.5px',
        borderBottomStyle: 'none',
        borderBottomRadius: 0,
        textDecoration: 'line-through',
        textDecorationThickness: '2px',
      },
    },
    right: {
      ...letter,
      h: '2.25rem',
      color: 'right',
      bg: 'bg.surface',
      borderColor: 'right',
      borderBottomWidth: '4px',
      borderBottomRadius: 'control',
    },
  },
})
