import { Stack } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { TextField } from '../field/text-field.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { bound } from './story-binding.tsx'

export default about({
  exports: ['ForgotPasswordForm'],
  purpose: 'Where to send the link for a new password.',
  avoid: ['A user who is signed in: ChangePasswordForm.'],
  good: {
    show: <ForgotPasswordForm bind={bound()} busy={false} onSubmit={ignore} back={null} />,
    why: 'One field. The answer is the same whether the address is known or not.',
  },
  bad: {
    show: (
      <Stack w="full">
        <TextField label="E-mail" />
        <TextField label="Mother’s maiden name" />
      </Stack>
    ),
    why: 'Asks for what others can find out.',
  },
  anatomy: { 'E-mail': 'with its keyboard on phones', Button: 'then the way back' },
  keys: { ...nativeKeys.text, Enter: 'sends it' },
  spoken: ['A MessageDialog says what was sent.'],
})
