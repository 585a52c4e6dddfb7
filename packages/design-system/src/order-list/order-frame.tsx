import { chakra } from '@chakra-ui/react'

/** The container of the rows. */
export const OrderFrame = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    listStyle: 'none',
    containerType: 'inline-size',
    containerName: 'order-list',
  },
})
