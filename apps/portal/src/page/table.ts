import { chakra } from '@chakra-ui/react'

/** A plain table of a few columns: lines between the rows, none around them. */
export const Table = chakra('table', {
  base: {
    w: 'full',
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: 2.5, pe: 4, textAlign: 'start', verticalAlign: 'top' },
    '& th:last-child, & td:last-child': { pe: 0 },
    '& thead th': { textStyle: 'small', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'semibold' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
  },
})
