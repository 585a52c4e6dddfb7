import { defineSlotRecipe } from '@chakra-ui/react'

/** The whole card is a label; its state is the native radio's own (`:checked`), so that it is painted at once. */
export const radioCardsRecipe = defineSlotRecipe({
  slots: ['root', 'legend', 'cards', 'card', 'input', 'dot'],
  base: {
    root: { border: 0, m: 0, p: 0, minW: 0, '&[aria-invalid=true] label': { borderColor: 'wrong' } },
    legend: { textStyle: 'label', p: 0, mb: 1.5 },
    cards: { display: 'flex', flexWrap: 'wrap', gap: 3, mb: 1.5 },
    card: {
      position: 'relative',
      // Side by side, wrapping where a word is too long.
      flex: '1 1 8rem',
      minW: 'min-content',
      display: 'flex',
      alignItems: 'center',
      gap: 2.5,
      minH: 14,
      px: 3.5,
      py: 2.5,
      bg: 'bg.surface',
      border: '1.5px solid',
      borderColor: 'border.strong',
      borderRadius: 'control',
      textStyle: 'label',
      cursor: 'pointer',
      // Without their icons two cards fit side by side on the narrowest phone.
      '& > svg': { display: { base: 'none', sm: 'block' }, flexShrink: 0, color: 'fg.muted' },
      _hover: { borderColor: 'fg' },
      '&:has(:checked)': {
        borderColor: 'accent',
        bg: 'accent.subtle',
        boxShadow: 'inset 0 0 0 1px var(--house-colors-accent)',
      },
      '&:has(:checked) > svg': { color: 'accent' },
      '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
    },
    input: { position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'inherit' },
    dot: {
      flexShrink: 0,
      ms: 'auto',
      boxSize: 5,
      borderRadius: 'full',
      border: '1.5px solid',
      borderColor: 'border.strong',
      bg: 'bg.surface',
      'input:checked ~ &': { borderColor: 'accent', borderWidth: '6px' },
    },
  },
})
