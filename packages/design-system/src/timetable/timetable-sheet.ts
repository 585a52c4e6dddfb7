import { chakra } from '@chakra-ui/react'
import { GridSheet } from '../calendar/grid-frame.ts'

/** The sheet of the calendar, with what a timetable has beside it: holidays, a mark for what is drawn, handles. */
export const TimetableSheet = chakra(GridSheet, {
  base: {
    '& .day.holiday': {
      bg: 'bg.sunken',
      backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 8px, var(--house-colors-border) 8px 9px)',
    },
    '& .day-name-inner': { flexDirection: 'column', alignItems: 'center', minW: 0 },
    '& .holiday-name': { display: 'block', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' },
    // A quarter of an hour, so that a half one has space for two lines.
    '& .hour-inner': { h: '1.0625rem', minH: 0, py: 0, lineHeight: '1.25rem', whiteSpace: 'nowrap' },
    '& .slot, & .hour': { borderBottomWidth: 0 },
    '& .between': { borderTopWidth: 0 },
    '& .entry': { position: 'relative' },
    '& .handle': { position: 'absolute', insetInline: 0, bottom: 0, h: 2 },
    '& .drawn': { bg: 'accent.subtle', opacity: 0.8, border: '2px dashed', borderColor: 'accent' },
    '@media (forced-colors: active)': {
      '& .day.holiday': { borderStyle: 'dashed' },
      '& .day-name.today': { textDecoration: 'underline' },
      '& .now': { borderColor: 'Highlight' },
    },
  },
})
