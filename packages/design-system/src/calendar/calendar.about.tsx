import { Box, HStack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { CalendarLegend } from './calendar-legend.tsx'

export default about({
  exports: ['Calendar', 'CalendarLegend', 'KindChip', 'PhaseChip', 'dayAfter', 'zoned'],
  purpose:
    'A week or a day of classes, by the clock of the school: a grid on desktops, a list on phones. CalendarLegend tells what colours and signs mean, KindChip is one of them, PhaseChip says what has begun or is over; zoned and dayAfter count days in a time zone.',
  avoid: ['One class: MeetingCard.', 'A day to choose in a form: DateField.'],
  good: { show: <CalendarLegend />, why: 'A colour, a sign and a word for each kind, the same everywhere.' },
  bad: {
    show: (
      <HStack gap={3}>
        <Box boxSize={4} bg="info" borderRadius="full" />
        <Box boxSize={4} bg="right" borderRadius="full" />
        <Box boxSize={4} bg="wrong" borderRadius="full" />
      </HStack>
    ),
    why: 'Dots of colour: one man in twelve cannot tell them apart.',
  },
  anatomy: {
    Head: 'days, today marked',
    Hours: 'from the first class to the last; they scroll, and open an hour before now',
    Now: 'a line across today',
    Class:
      'a button, where its hours are; two beside each other, then a count; grey with the word Over once it has ended',
    List: 'on phones: days with classes, one below the other; those before today are folded',
  },
  keys: nativeKeys.button,
  spoken: [
    'Each class: name, kind, day and hours in words, and whether it has begun or is over.',
    'The list is the better way for who listens: it can be chosen at any width.',
  ],
})
