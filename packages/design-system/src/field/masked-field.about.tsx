import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { MaskedField } from './masked-field.tsx'
import { TextField } from './text-field.tsx'

export default about({
  exports: ['MaskedField'],
  purpose: 'One line that takes its shape while it is typed, pasted or filled in: a phone number, a birthday.',
  avoid: [
    'The shape is not the same for every user: TextField with a hint.',
    'Staff choose days often: DateField has a calendar.',
  ],
  good: {
    show: (
      <Box w="full">
        <MaskedField mask="phone" label="Mobile phone" defaultValue="(11) 91234-5678" />
      </Box>
    ),
    why: 'However it is pasted, it is read the same way.',
  },
  bad: {
    show: (
      <Box w="full">
        <TextField label="Mobile phone (digits only, no spaces, with area code)" />
      </Box>
    ),
    why: 'People are asked to do what the field can do.',
  },
  anatomy: { Label: 'above', Field: 'brings up the keyboard for numbers on phones', Shape: 'grows with what is typed' },
  keys: nativeKeys.text,
  spoken: ['As a TextField; what is heard is what is seen.'],
})
