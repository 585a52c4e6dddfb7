import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { Timetable } from './timetable.tsx'

export default about({
  exports: ['Timetable', 'slotOf'],
  purpose:
    'A week or a day of classes for those who make them: dragged to another time, resized, drawn. What is missing is on the class in words. slotOf tells the day, the clock and the length of a time between two instants.',
  avoid: ['For who takes places in classes: Calendar.', 'A list to search and page through: DataTable.'],
  good: {
    show: (
      <Box w="full">
        <Timetable
          look="list"
          label="Week"
          first="2026-03-23"
          length={7}
          timeZone="America/Sao_Paulo"
          holidays={[]}
          onSelect={ignore}
          onMore={ignore}
          entries={[
            {
              id: 1,
              name: 'Small talk',
              start: '2026-03-23T21:30:00Z',
              end: '2026-03-23T22:30:00Z',
              note: 'Arch Room',
              state: 'planned',
              online: false,
              booked: 5,
              places: 8,
              waiting: 2,
              problems: ['No teacher'],
            },
          ]}
        />
      </Box>
    ),
    why: 'What has to be done is said where the class is; the table does what dragging does, without it.',
  },
  bad: { show: <Said>18:30 Small talk !</Said>, why: 'A sign alone: what is wrong has to be looked for.' },
  anatomy: {
    Day: 'its name, and the holidays on it',
    Class: 'a button: opens what can be done with it',
    Places: 'taken, of how many, and in brackets who waits',
    State: 'over, cancelled, or what is missing',
  },
  callouts: { Day: '[scope=rowgroup]', Class: '[data-entry]', Places: 'td:nth-of-type(3)', State: 'td:last-of-type' },
  keys: { Tab: 'from class to class', 'Enter Space': 'opens a class; its form moves it without dragging' },
  spoken: [
    '18:30 Small talk, No teacher, 5 of 8 places taken, 2 wait, Monday, 23/03/2026, 18:30 – 19:30, Arch Room.',
    'The table: each class by its day, with its columns.',
  ],
})
