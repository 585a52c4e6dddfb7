import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { bound } from './story-binding.tsx'

export default about({
  exports: ['NewPasswordForm', 'NewPasswordFields'],
  purpose:
    'A new password, twice, for a user who came by a link. NewPasswordFields are the two fields for other forms.',
  avoid: ['The present password is known: ChangePasswordForm.'],
  good: {
    show: <NewPasswordForm bind={bound()} busy={false} onSubmit={ignore} username="ana@example.org" />,
    why: 'Advice while one types; nothing is forced but the minimum.',
  },
  bad: {
    show: <Said>At least 1 capital, 1 digit, 1 sign, not your last 12</Said>,
    why: 'Rules make people write it on paper. Length makes it strong.',
  },
  anatomy: {
    Password: 'with bricks that tell how strong it is',
    Again: 'the same once more',
    Button: 'the primary one',
  },
  keys: { ...nativeKeys.text, Enter: 'sends it' },
  spoken: [
    'How strong it is, when typing rests.',
    'A hidden field tells password managers whose it is; it cannot be focused.',
  ],
})
