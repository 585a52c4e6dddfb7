import { chakra } from '@chakra-ui/react'

/** What the rows of an order stand in. */
export const OrderFrame = chakra('ol', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, listStyle: 'none' },
})
