import { HStack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from './button.tsx'

export default about({
  exports: ['Button', 'IconButton'],
  purpose:
    'Does something: sends, opens, deletes. The primary one is what a screen is for. IconButton shows a picture alone; its words are its name and its tip.',
  avoid: [
    'It goes somewhere: put a link inside with asChild, or use TextLink in running text.',
    'It turns something on and off at once: SwitchField.',
    'Only a picture, and the picture is not one that every user knows: write the word.',
  ],
  good: {
    show: (
      <HStack gap={3} wrap="wrap">
        <Button variant="primary">Verify</Button>
        <Button>Skip</Button>
      </HStack>
    ),
    why: 'One primary button. It says in a verb what will happen.',
  },
  bad: {
    show: (
      <HStack gap={3} wrap="wrap">
        <Button variant="primary">OK</Button>
        <Button variant="primary">Yes</Button>
      </HStack>
    ),
    why: 'Two that call equally loud, and neither says what it does.',
  },
  anatomy: {
    Face: 'primary, secondary, quiet or danger; 44 px high at least',
    Words: 'a verb, and what it is done to where that is not plain',
    Sign: 'an icon before the words, for the eye alone',
    Spinner: 'covers the words while loading, so that the width stays',
  },
  keys: nativeKeys.button,
  spoken: [
    'Its words as its name; an IconButton speaks its label.',
    'While loading: busy and unavailable. It keeps the focus, so that the user is not thrown to the top of the page.',
  ],
})
