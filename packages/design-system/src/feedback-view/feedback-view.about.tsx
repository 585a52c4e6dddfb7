import { Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { ReviewList } from './review-list.tsx'

export default about({
  exports: ['FeedbackView', 'ReviewList'],
  purpose:
    'How a set of exercises went: a window with as many bricks as were earned, the numbers, what to look at again, and the way on. ReviewList is the list of exercises alone.',
  avoid: ['The result is not shown: HandedIn.', 'One exercise: its ResultNote says it.'],
  good: {
    show: (
      <ReviewList
        title="Look at these again"
        steps={[{ id: '1', label: 'Exercise 3', title: 'Yesterday', state: 'wrong' }]}
        onReview={ignore}
      />
    ),
    why: 'Each leads back to the exercise, by its title.',
  },
  bad: {
    show: (
      <Text fontSize="4xl" color="wrong">
        3/10 FAILED
      </Text>
    ),
    why: 'Blames, and offers no way on.',
  },
  anatomy: {
    Window: 'a brick for each ten percent; lit from 70',
    Title: 'by how it went, always kind',
    Numbers: 'right, wrong, open, waiting',
    Sum: 'how the percentage adds up, where answers were partly right',
    Earned: 'dollars, if any',
    'Look again': 'the wrong and the open ones',
    Actions: 'again, mistakes only, go on',
  },
  keys: nativeKeys.button,
  spoken: [
    'The focus is on its heading when it appears.',
    'The number counts up for the eye; the ear hears the end alone.',
  ],
})
