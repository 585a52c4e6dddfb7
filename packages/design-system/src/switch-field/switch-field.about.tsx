import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { SwitchField } from './switch-field.tsx'

export default about({
  exports: ['SwitchField'],
  purpose: 'Turns something on or off.',
  avoid: [
    'An answer among others in a form of students: CheckField.',
    'It takes a moment or can fail: a Button that says so.',
  ],
  good: {
    show: <SwitchField label="Shown to students" hint="From now on" checked onChange={ignore} />,
    why: 'The label says what is true when it is on.',
  },
  bad: {
    show: <SwitchField label="Hidden / shown" checked={false} onChange={ignore} />,
    why: 'Which of the two is it now?',
  },
  anatomy: { Switch: 'a native checkbox', Label: 'can be pressed too', Hint: 'what it brings' },
  callouts: { Switch: 'input', Hint: 'p' },
  keys: nativeKeys.check,
  spoken: ['A switch by its label, on or off; the hint as its description.'],
})
