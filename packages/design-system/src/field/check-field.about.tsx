import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { CheckField } from './check-field.tsx'

export default about({
  exports: ['CheckField'],
  purpose: 'On or off, as an answer in a form.',
  avoid: ['It counts at once: SwitchField.', 'One of several: RadioCards.'],
  good: {
    show: <CheckField label="Tell me by e-mail" hint="When a test is ready" checked onChange={ignore} />,
    why: 'What is true when it is on, and what it brings.',
  },
  bad: {
    show: <CheckField label="Do not disable notifications" checked={false} onChange={ignore} />,
    why: 'Two nots: it is not clear what on means.',
  },
  anatomy: { Box: 'the platform’s own', Label: 'can be pressed too', Hint: 'what it brings' },
  keys: nativeKeys.check,
  spoken: ['A checkbox by its label, checked or not; the hint as its description.'],
})
