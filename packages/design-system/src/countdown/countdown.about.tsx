import { Text } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { Countdown } from './countdown.tsx'

export default about({
  exports: ['Countdown'],
  purpose: 'The time that is left of a test, by the server’s clock; exact also after a laptop slept.',
  avoid: ['It is only a date: write it.', 'Nothing happens at the end: a time that runs for nothing presses people.'],
  good: {
    show: <Countdown endsAt={Date.now() + 2_550_000} onHiddenChange={ignore} />,
    why: 'It can be hidden: students whom it makes nervous work better without.',
  },
  bad: {
    show: (
      <Text fontSize="3xl" color="wrong">
        42:30
      </Text>
    ),
    why: 'Red from the beginning, no word, no way to put it away.',
  },
  anatomy: {
    Sign: 'a clock; an hourglass in the last ten minutes',
    Time: '1h2m9s, figures of one width',
    Note: 'Time left, last minutes, time is over',
    Eye: 'hides and shows it',
  },
  callouts: { Sign: 'svg', Time: '[role=timer]', Note: '[role=timer] + span', Eye: 'button' },
  keys: nativeKeys.button,
  spoken: [
    'A timer with a name; it does not speak each second.',
    'Announced at 10, 5 and 1 minutes and at 30 seconds, also while hidden.',
    'Red comes with an icon and a word.',
  ],
})
