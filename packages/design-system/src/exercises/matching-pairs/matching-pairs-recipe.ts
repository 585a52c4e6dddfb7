import { defineSlotRecipe } from '@chakra-ui/react'
import { selectStyle } from '../select-style.ts'
import { wordBankRecipe } from '../word-bank/word-bank-recipe.ts'

/** From this width of the list on, a left side stands beside its place. */
const wide = '@container pairs (min-width: 26rem)'
const { bank, label, tiles, tile } = wordBankRecipe.base ?? {}

/** Left sides tied to the hollows of their right sides; the tiles are those of the word bank. */
export const matchingPairsRecipe = defineSlotRecipe({
  slots: [
    'pairs',
    'pair',
    'prompt',
    'place',
    'cover',
    'outcome',
    'status',
    'bank',
    'label',
    'tiles',
    'tile',
    'dragged',
  ],
  base: {
    pairs: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: { base: 2, md: 3 },
      listStyle: 'none',
      m: 0,
      p: 0,
      containerType: 'inline-size',
      containerName: 'pairs',
    },
    pair: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: 1.5,
      alignItems: 'center',
      p: 3,
      textStyle: 'exercise',
      lineHeight: 1.4,
      bg: 'bg.surface',
      border: '1.5px solid',
      borderColor: 'border',
      borderRadius: 'card',
      breakInside: 'avoid',
      [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 8, pl: 4 },
    },
    prompt: { minW: 0, overflowWrap: 'anywhere' },
    place: {
      ...selectStyle,
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      w: 'full',
      minW: 0,
      overflowWrap: 'anywhere',
      // The thread from a left side to its place.
      [wide]: {
        _before: {
          content: '""',
          position: 'absolute',
          right: 'calc(100% + 2px)',
          top: 'calc(50% - 1px)',
          w: 6,
          borderTop: '2px dashed',
          borderColor: 'border.strong',
        },
        '&[data-filled]::before': { borderTopStyle: 'solid', borderColor: 'fg' },
      },
      '&[data-over]': { borderColor: 'accent', bgColor: 'accent.subtle', color: 'fg' },
      '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      // On paper a blank to write on.
      '@media print': {
        bgImage: 'none',
        outline: 'none !important',
        '&:not([data-filled])': { bg: 'none', border: 'none', borderBottom: '1.5px solid', borderRadius: 0 },
        '&:not([data-filled]) > span, &::before': { display: 'none' },
      },
    },
    cover: {
      position: 'absolute',
      inset: '-2px',
      w: 'calc(100% + 4px)',
      // A place that gets the focus is not hidden by the bank that sticks to the lower edge.
      scrollMarginBlockEnd: { base: '28cqh', md: 0 },
      opacity: 0,
      font: 'inherit',
      cursor: 'pointer',
      '& option': { color: 'fg', bg: 'bg.surface' },
    },
    outcome: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      minW: 0,
      overflowWrap: 'anywhere',
      // In line with the left side above.
      '& > :first-of-type': { mx: 0 },
    },
    status: { mt: 3, textStyle: 'label', color: 'fg.muted', '@media print': { display: 'none' } },
    // Above it two pairs stay in sight on a phone, however long the partners are.
    bank: {
      ...bank,
      maxH: { base: '26cqh', md: 'none' },
      '@media print': { position: 'static', maxH: 'none', overflow: 'visible', border: 'none', mx: 0, px: 0 },
    },
    label: { ...label },
    // On paper each has a letter, to be written on the line of its left side.
    tiles: {
      ...tiles,
      '@media print': {
        counterReset: 'partner',
        '& li': { counterIncrement: 'partner', display: 'flex', alignItems: 'center', gap: 2, breakInside: 'avoid' },
        '& li::before': { content: 'counter(partner, lower-alpha) ")"', textStyle: 'exercise', fontWeight: 'bold' },
        columnGap: 6,
      },
    },
    tile: {
      ...tile,
      textAlign: 'start',
      cursor: 'grab',
      // A finger that rests on a tile drags it, and selects no text.
      userSelect: 'none',
      WebkitTouchCallout: 'none',
      '&[data-used]': {
        color: 'fg.muted',
        bg: 'bg.sunken',
        boxShadow: 'none',
        '@media (forced-colors: active)': { borderStyle: 'dashed' },
      },
      '@media print': { boxShadow: 'none', outline: 'none' },
      '&[aria-pressed=true]': {
        color: 'accent.fg',
        bg: 'accent',
        borderColor: 'accent',
        transform: 'translateY(3px)',
        boxShadow: 'none',
        '@media (forced-colors: active)': { outline: '3px solid Highlight' },
      },
    },
    dragged: {
      position: 'fixed',
      zIndex: 'overlay',
      transform: 'translate(-50%, -50%)',
      pointerEvents: 'none',
      borderColor: 'accent',
      boxShadow: 'float',
    },
  },
})
