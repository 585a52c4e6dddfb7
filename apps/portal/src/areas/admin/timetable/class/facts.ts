import { chakra } from '@chakra-ui/react'

/** Names and values below each other. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 4,
    rowGap: 2,
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
    '& dd': { m: 0 },
  },
})
