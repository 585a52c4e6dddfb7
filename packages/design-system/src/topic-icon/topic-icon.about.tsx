import { HStack, Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { TopicIcon } from './topic-icon.tsx'

export default about({
  exports: ['TopicIcon'],
  purpose: 'The drawn sign of a topic: story, words, listening, writing.',
  avoid: ['An action: an icon of lucide in a Button.'],
  good: {
    show: (
      <HStack>
        <TopicIcon icon="words" />
        <Text>Words</Text>
      </HStack>
    ),
    why: 'Beside its word.',
  },
  bad: {
    show: (
      <HStack>
        <TopicIcon icon="words" />
        <TopicIcon icon="writing" />
      </HStack>
    ),
    why: 'Alone they have to be guessed.',
  },
  anatomy: { Drawing: '28 px, in colours of the drawings' },
  keys: {},
  spoken: ['Nothing beside words; named says what it shows where there are none.'],
})
