import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { NumberField } from './number-field.tsx'

export default about({
  exports: ['NumberField'],
  purpose: 'A whole number: digits alone are taken.',
  avoid: ['A mark: MarkField. A code or a phone number: TextField, MaskedField.'],
  good: {
    show: <NumberField label="Minutes" value={45} onChange={ignore} min={1} hint="How long the test takes" />,
    why: 'The unit is in the label.',
  },
  bad: {
    show: <input type="number" aria-label="Minutes" defaultValue="4.5e1" />,
    why: 'Takes e and comma, and the wheel changes it by accident.',
  },
  anatomy: { Label: 'with the unit', Field: 'as wide as its digits', Error: 'below' },
  keys: { ...nativeKeys.text, '↑ ↓': 'one more, one less, between min and max' },
  spoken: ['As a TextField. The wheel changes nothing.'],
})
