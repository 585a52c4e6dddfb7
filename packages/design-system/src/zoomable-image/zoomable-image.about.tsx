import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { ZoomableImage } from './zoomable-image.tsx'

export default about({
  exports: ['ZoomableImage', 'ImageDialog'],
  purpose: 'A picture that opens large. ImageDialog is the large one alone.',
  avoid: ['A decoration: the drawn pictures.'],
  good: {
    show: (
      <Box maxW="14rem">
        <ZoomableImage picture={{ url: './picture.svg' }} alt="A house by the river" />
      </Box>
    ),
    why: 'The description says what it shows.',
  },
  bad: {
    show: (
      <Box maxW="14rem">
        <img src="./picture.svg" alt="DSC_0412.jpg" />
      </Box>
    ),
    why: 'A file name: it does not say what there is to see.',
  },
  anatomy: {
    Picture: 'a button',
    Sign: 'that it opens',
    Dialog: 'as large as the window, and twice as large',
    Failure: 'its description in an Alert',
  },
  keys: { ...nativeKeys.button, Escape: 'closes it' },
  spoken: ['Enlarge: and the description. The dialog has it as its name.'],
})
