import { Box } from '@chakra-ui/react'
import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { PasswordField } from '../field/password-field.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { bound } from './story-binding.tsx'

export default about({
  exports: ['ChangePasswordForm', 'UsernameHint'],
  purpose: 'Another password, for a user who knows the present one.',
  avoid: ['It was forgotten: ForgotPasswordForm.'],
  good: {
    show: (
      <ChangePasswordForm
        bind={bound()}
        busy={false}
        onSubmit={ignore}
        owner={{ name: 'Ana', email: 'ana@example.org' }}
      />
    ),
    why: 'The present one first: a borrowed phone is not enough.',
  },
  bad: {
    show: (
      <Box w="full">
        <PasswordField label="New password" />
      </Box>
    ),
    why: 'A thief of the phone can lock its owner out.',
  },
  anatomy: {
    Username: 'unseen: a password manager learns whose password it is',
    Present: 'filled by a password manager',
    New: 'twice, with its strength',
    Button: 'all other sessions end',
  },
  keys: { ...nativeKeys.text, Enter: 'sends it' },
  spoken: ['Errors at their fields, a refusal above the button, both announced.'],
})
