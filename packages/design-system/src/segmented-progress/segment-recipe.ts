import { defineRecipe } from '@chakra-ui/react'

/** A brick in the row; its state is shown by fill, icon and accessible name. */
export const segmentRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    w: 'full',
    minH: 'target',
    px: 0,
    borderRadius: 'sm',
    '& [data-part=bar]': {
      display: 'grid',
      placeItems: 'center',
      w: 'full',
      h: 4,
      border: '1.5px solid',
      borderColor: 'border.strong',
      borderRadius: '5px',
      bg: 'bg.surface',
      color: 'bg.surface',
      transition: 'height 120ms, background-color 120ms',
    },
    '& svg': { display: 'none', '@container (min-width: 1rem)': { display: 'block' } },
    // A pennant on a mast above the brick.
    '&[data-flagged] [data-part=bar]': {
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        bottom: 'calc(100% - 1px)',
        insetInlineStart: '15%',
        w: 3,
        h: 3,
        bg: 'accent',
        clipPath: 'polygon(0 0, 100% 32%, 20% 64%, 20% 100%, 0 100%)',
      },
    },
    '&:hover [data-part=bar]': { borderColor: 'fg' },
    '&[aria-current=step] [data-part=bar]': {
      h: 6,
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '2px',
    },
    '&:focus-visible': { outlineOffset: '0px' },
    '@media (forced-colors: active)': {
      '& [data-part=bar]': { color: 'CanvasText', _before: { bg: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
  variants: {
    state: {
      open: {},
      answered: { '& [data-part=bar]': { bg: 'fg.muted', borderColor: 'fg.muted' } },
      correct: { '& [data-part=bar]': { bg: 'right', borderColor: 'right' } },
      wrong: { '& [data-part=bar]': { bg: 'wrong', borderColor: 'wrong' } },
      waiting: { '& [data-part=bar]': { bg: 'warning', borderColor: 'warning' } },
    },
  },
})
