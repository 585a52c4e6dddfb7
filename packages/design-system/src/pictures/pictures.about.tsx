import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { WindowPicture } from './window-picture.tsx'

export default about({
  exports: ['DoorPicture', 'KeyPicture', 'StreetPicture', 'WindowPicture'],
  purpose:
    'The drawings of the house: a door where something begins, a key where something is closed, a street for a page that is not there, a window for a result.',
  avoid: ['A learner’s progress: HouseProgress.', 'Photographs of stock: never.'],
  good: {
    show: (
      <Box w="12rem">
        <WindowPicture bricks={8} lit />
      </Box>
    ),
    why: 'Drawn in the colours of the theme: it is evening in the evening.',
  },
  bad: { show: <Said>🚪🔑🏠</Said>, why: 'Each device draws them otherwise.' },
  anatomy: { Drawing: 'SVG, as wide as its place', Colours: 'tokens of the drawings, for day and evening' },
  keys: {},
  spoken: ['Nothing: words beside it say what it shows.'],
})
