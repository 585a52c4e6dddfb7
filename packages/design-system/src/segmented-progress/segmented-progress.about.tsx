import { Box, HStack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { SegmentedProgress } from './segmented-progress.tsx'

const steps = [
  { id: '1', label: 'Exercise 1', state: 'correct' as const },
  { id: '2', label: 'Exercise 2', state: 'wrong' as const },
  { id: '3', label: 'Exercise 3', state: 'open' as const },
  { id: '4', label: 'Exercise 4', state: 'open' as const },
]

export default about({
  exports: ['SegmentedProgress'],
  purpose: 'One segment an exercise: where one is in a set, what became of each, and the way to any of them.',
  avoid: [
    'Steps of one form: Steps.',
    'Only how far it is: ProgressLine.',
    'A single exercise: nothing to choose from.',
  ],
  good: {
    show: <SegmentedProgress steps={steps} current="3" />,
    why: 'Each state has a colour and a sign; all share the width.',
  },
  bad: {
    show: (
      <HStack w="full" gap={1}>
        <Box h={2} flex="1" bg="right" />
        <Box h={2} flex="1" bg="wrong" />
        <Box h={2} flex="2" bg="border" />
      </HStack>
    ),
    why: 'Colour alone, nothing to press, and unequal shares that say something untrue.',
  },
  anatomy: {
    Row: 'a list of links; breaks into rows of equal shares where it gets narrow',
    Segment: '44 px to press, a bar to see',
    Sign: 'tick, cross, clock or dash',
    Flag: 'the student wants to come back to it',
  },
  callouts: { Row: 'ol', Segment: 'li:nth-child(3) button', Sign: 'li:nth-child(2) svg' },
  keys: {
    Tab: 'to each segment; above ten, to the row as one stop',
    '← → Home End': 'move in the row, above ten',
    Enter: 'opens the exercise',
  },
  spoken: ['Exercise 3 of 12, answered.', 'The current one is marked as the current step.'],
})
