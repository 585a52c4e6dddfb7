import { chakra } from '@chakra-ui/react'

/** A search and fields that narrow a list down: two fields beside each other on a phone, all in one row on a desk. */
export const FilterRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 3,
    '& > :not(search)': { flex: '1 1 8rem', maxW: { md: '20rem' } },
  },
})
