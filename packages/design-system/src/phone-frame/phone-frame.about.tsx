import { Box, Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { PhoneFrame } from './phone-frame.tsx'

export default about({
  exports: ['PhoneFrame'],
  purpose: 'Shows what is edited as a phone of 360 by 740 pixels shows it.',
  avoid: ['A picture of a phone as decoration.', 'A page that is as wide as its column: show it as it is.'],
  good: {
    show: (
      <Box w="12rem">
        <PhoneFrame title="The chapter as students see it">
          <Text p={4} textStyle="heading">
            At the door
          </Text>
        </PhoneFrame>
      </Box>
    ),
    why: 'In a narrow column it becomes smaller, and lines break where they break on a phone.',
  },
  bad: { show: <Said>At the door</Said>, why: 'As wide as the column: lines break elsewhere than on a phone.' },
  anatomy: { Edge: 'the body of the phone', Screen: 'scrolls by itself' },
  callouts: { Edge: 'section', Screen: 'section > div > div > div' },
  keys: { Tab: 'into what is shown', '↑ ↓': 'scroll it' },
  spoken: ['A region by its title; inside what is shown is read as it is.'],
})
