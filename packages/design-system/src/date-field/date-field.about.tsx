import { HStack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { DateField } from './date-field.tsx'

export default about({
  exports: ['DateField'],
  purpose: 'A day, typed as DD/MM/YYYY or chosen from the platform’s calendar.',
  avoid: ['With a time: DateTimeField.', 'A birthday in a student’s form: MaskedField is smaller.'],
  good: {
    show: <DateField label="From" value="2027-03-05" onChange={ignore} hint="From midnight on" />,
    why: 'Typing is the fast way, the calendar the sure one.',
  },
  bad: {
    show: (
      <HStack gap={2}>
        <input aria-label="Day" placeholder="DD" />
        <input aria-label="Month" placeholder="MM" />
        <input aria-label="Year" placeholder="YYYY" />
      </HStack>
    ),
    why: 'Three fields for one thing: nothing can be pasted.',
  },
  anatomy: {
    Label: 'what day it is',
    Field: 'takes its shape while it is typed',
    Calendar: 'a button that opens the platform’s own',
    Error: 'what is wrong, below',
  },
  keys: { ...nativeKeys.text, 'Enter on the calendar’s button': 'opens it' },
  spoken: ['Label, then error and hint as its description.', 'The button: choose From in a calendar.'],
})
