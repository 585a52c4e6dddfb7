import { chakra } from '@chakra-ui/react'

/** Lays out a search field and filters: two filters per row on a phone, all in one row on a desktop. */
export const FilterRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 3,
    '& > :not(search)': { flex: '1 1 8rem', maxW: { md: '20rem' } },
  },
})
