import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { TextField } from './text-field.tsx'

export default about({
  exports: ['TextField', 'Field', 'TextAreaField', 'SelectField', 'PasswordField'],
  purpose:
    'A label, a control, and the words around it. Field is the frame of all; TextField is one line, TextAreaField several with a count, SelectField the platform’s list, PasswordField can be shown.',
  avoid: [
    'A phone number or a date: MaskedField, DateField.',
    'A number: NumberField.',
    'One of very many: SearchSelect.',
  ],
  good: {
    show: (
      <Box w="full">
        <TextField
          label="E-mail"
          hint="As your school wrote it down"
          error="This address has no @"
          defaultValue="ana.example.org"
        />
      </Box>
    ),
    why: 'The label stays; the error says what is wrong and the hint how it is right.',
  },
  bad: {
    show: <input aria-label="E-mail" placeholder="E-mail" aria-invalid />,
    why: 'The label goes with the first letter, and red alone explains nothing.',
  },
  anatomy: {
    Label: 'above, always',
    Control: '44 px high, text of 16 px or more',
    Error: 'below it, with a sign; its place is announced',
    Hint: 'stays while one types',
    Count: 'in TextAreaField: a longer text is counted, not cut',
  },
  callouts: { Label: 'label', Control: 'input', Error: 'p:has(svg)', Hint: '[aria-live] + p' },
  keys: { ...nativeKeys.text, 'Enter in a form': 'sends it; in TextAreaField a new line' },
  spoken: [
    'The label as its name; error, then hint as its description.',
    'Invalid where there is an error, which is announced when it appears.',
    'The count when typing rests, and only near the end.',
  ],
})
