import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { SignInForm } from './sign-in-form.tsx'
import { bound } from './story-binding.tsx'

export default about({
  exports: ['SignInForm'],
  purpose: 'E-mail and password. The first screen of all: it costs as little as it can.',
  avoid: ['The first access, with a code: CodeForm.'],
  good: {
    show: <SignInForm bind={bound()} busy={false} onSubmit={ignore} notice="E-mail or password are not right." />,
    why: 'Does not say which of the two, so that a stranger does not learn who has an account.',
  },
  bad: {
    show: <SignInForm bind={bound()} busy={false} onSubmit={ignore} notice="No user with this e-mail" />,
    why: 'Tells strangers who is a student here.',
  },
  anatomy: {
    'E-mail': 'a password manager fills it',
    Password: 'can be shown',
    Notice: 'above the button',
    Button: 'the primary one',
  },
  keys: { ...nativeKeys.text, Enter: 'sends it' },
  spoken: ['A refusal is announced; the focus stays on the button.'],
})
