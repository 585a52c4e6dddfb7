import { chakra } from '@chakra-ui/react'

/** What the drop line is placed in. */
export const TreeSheet = chakra('div', {
  base: {
    position: 'relative',
    py: 1,
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
  },
})

/** A row. A narrow tree indents less. */
export const RowFrame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    minH: 'target',
    ps: 'calc(var(--level) * min(1.25rem, 4%))',
    pe: 1,
    textStyle: 'label',
    cursor: 'default',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    touchAction: 'manipulation',
    '&:focus-visible': { outlineOffset: '-3px', zIndex: 1 },
    '&:hover': { bg: 'bg.sunken' },
    '&[aria-selected=true]': {
      bg: 'accent.subtle',
      boxShadow: 'inset 3px 0 0 {colors.accent}',
      '@media (forced-colors: active)': { borderInlineStart: '4px solid Highlight' },
    },
  },
})

/** Opens and closes a branch; the keys of the row do the same. */
export const Toggle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: 'target',
    h: 'target',
    color: 'fg.muted',
    '& svg': { transition: 'transform 120ms' },
    '[aria-expanded=true] > &': { '& svg': { transform: 'rotate(90deg)' } },
    '&[data-part=toggle]': { cursor: 'pointer' },
  },
})

/** Of the height of one line of a row. */
export const Slot = chakra('span', {
  base: { display: 'flex', alignItems: 'center', flexShrink: 0, minH: 'target', pe: 2, color: 'fg.muted' },
})

export const Words = chakra('span', {
  base: {
    display: 'flex',
    flex: '1',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    minW: 0,
    minH: 'target',
    py: 1.5,
    overflowWrap: 'anywhere',
  },
})

export const Tick = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 5,
    border: '2px solid',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    color: 'accent.fg',
    '[aria-selected=true] > * > &': {
      bg: 'accent',
      borderColor: 'accent',
      '@media (forced-colors: active)': { color: 'Highlight' },
    },
  },
})
