import { chakra } from '@chakra-ui/react'

/** Class names for the parts of the library's grid, which are styled here. */
export const gridClasses = {
  dayHeaderClass: ({ isToday }: { isToday: boolean }) => (isToday ? 'day-name today' : 'day-name'),
  dayHeaderInnerClass: 'day-name-inner',
  dayLaneClass: ({ isToday }: { isToday: boolean }) => (isToday ? 'day today' : 'day'),
  dayLaneInnerClass: 'day-inner',
  dayHeaderDividerClass: 'divider',
  slotHeaderClass: 'hour',
  slotHeaderInnerClass: 'hour-inner',
  slotHeaderDividerClass: 'divider',
  slotLaneClass: 'slot',
  columnEventClass: 'entry',
  columnEventInnerClass: 'entry-inner',
  columnMoreLinkClass: 'more',
  nowIndicatorLineClass: 'now',
  fillerClass: 'slot',
} as const

/** Small screens scroll the sheet inside it. */
export const GridFrame = chakra('div', {
  base: {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    bg: 'bg.surface',
  },
})

/** Borders between hours and days; today is highlighted, and a line marks the current time. */
export const GridSheet = chakra('div', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& .day, & .day-name, & .slot, & .hour, & .divider': {
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
    },
    '& .day-name-inner': { px: 1, py: 2.5, textStyle: 'small', fontWeight: 'semibold', textAlign: 'center' },
    '& .day-name.today': { color: 'accent', boxShadow: 'inset 0 -3px 0 var(--house-colors-accent)' },
    '& .day-inner': { mx: '3px' },
    '& .hour-inner': { px: 2, py: 1, minH: '4.5rem', textStyle: 'small', color: 'fg.muted' },
    '& .entry': { p: '1px' },
    '& .entry-inner': { h: 'full' },
    '& .more': {
      cursor: 'pointer',
      m: '1px',
      px: 1,
      borderRadius: 'control',
      border: '1px solid',
      borderColor: 'border.strong',
      bg: 'bg.surface',
      textStyle: 'small',
    },
    '& .now': { borderTop: '2px solid', borderColor: 'accent' },
  },
  variants: {
    /** The hours scroll inside it, so that it opens at the present without moving the page. */
    scrolls: { true: { h: 'clamp(24rem, calc(100dvh - 24rem), 49rem)', '@media print': { h: 'auto' } } },
    days: {
      1: {},
      7: {
        minW: '48rem',
        '& .day.today': { bg: 'color-mix(in srgb, var(--house-colors-accent-subtle) 45%, transparent)' },
      },
    },
  },
})
