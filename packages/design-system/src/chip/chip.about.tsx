import { HStack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Chip } from './chip.tsx'

export default about({
  exports: ['Chip'],
  purpose: 'A word or two about a thing: its state, its kind.',
  avoid: ['It can be pressed: Button or ChoiceChips.', 'A sentence: Alert or text.'],
  good: {
    show: (
      <HStack wrap="wrap">
        <Chip tone="right">Open</Chip>
        <Chip>Finished</Chip>
      </HStack>
    ),
    why: 'One word for each state, always the same.',
  },
  bad: {
    show: <Chip tone="wrong">You cannot book this class because it is full</Chip>,
    why: 'A sentence in a chip breaks into a blot.',
  },
  anatomy: {
    Shape: 'fully round',
    Tone: 'plain, accent, info, right, warning or wrong',
    Word: 'says the same as the colour',
  },
  keys: {},
  spoken: ['Its word, as text.'],
})
