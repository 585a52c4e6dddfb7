import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Picture } from './picture.tsx'

export default about({
  exports: ['Picture'],
  purpose:
    'An uploaded picture (an img element with srcset): the browser loads the size that its place needs, and keeps the place free before.',
  avoid: ['A picture that is to open large: ZoomableImage. A drawing of the theme: the drawn pictures.'],
  good: {
    show: (
      <Box maxW="14rem">
        <Picture picture={{ url: './picture.svg', width: 320, height: 240 }} sizes="14rem" alt="A house by the river" />
      </Box>
    ),
    why: 'sizes says how wide it is shown; nothing moves when it arrives.',
  },
  bad: {
    show: (
      <Box maxW="14rem">
        <img src="./picture.svg" alt="A house by the river" />
      </Box>
    ),
    why: 'The largest size is loaded, and the text below jumps.',
  },
  anatomy: { Picture: 'one img element' },
  keys: {},
  spoken: ['Its alternative text; nothing where that is empty.'],
})
