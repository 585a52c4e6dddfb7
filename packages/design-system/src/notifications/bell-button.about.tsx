import { Box, HStack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { BellButton } from './bell-button.tsx'

export default about({
  exports: ['BellButton'],
  purpose: 'The bell of the top bar: how much there is to read and to do.',
  avoid: ['Other counts: Chip.'],
  good: { show: <BellButton waiting={3} />, why: 'The number in words too: 3 waiting.' },
  bad: {
    show: (
      <HStack>
        <Box boxSize={3} bg="wrong" borderRadius="full" />
      </HStack>
    ),
    why: 'A red dot: of what, how many?',
  },
  anatomy: { Bell: '22 px', Count: 'up to 99, then 99+; none before all of it is known' },
  keys: nativeKeys.button,
  spoken: ['Notifications, 3 waiting.'],
})
