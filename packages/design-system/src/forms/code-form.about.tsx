import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { TextField } from '../field/text-field.tsx'
import { CodeForm, type CodeField } from './code-form.tsx'
import { bound } from './story-binding.tsx'

export default about({
  exports: ['CodeForm'],
  purpose: 'The first step of a registration: who are you, and which code did the school give you?',
  avoid: ['A user who has a password: SignInForm.'],
  good: {
    show: <CodeForm bind={bound<CodeField>({ values: { code: 'KEY-20001' } })} busy={false} onSubmit={ignore} />,
    why: 'Says where the code comes from; takes it in any case. A second fact is asked in one field more, once the server wants it.',
  },
  bad: {
    show: (
      <Box w="full">
        <TextField label="TOKEN_ID*" />
      </Box>
    ),
    why: 'The word of a programmer, and no hint where to find it.',
  },
  anatomy: { Profile: 'RadioCards', Code: 'with a hint', 'E-mail': 'with a hint', Button: 'then the way back' },
  keys: { ...nativeKeys.text, '↑ ↓': 'in the profile: choose', Enter: 'sends it' },
  spoken: ['Errors at their fields, a refusal above the button, both announced.'],
})
