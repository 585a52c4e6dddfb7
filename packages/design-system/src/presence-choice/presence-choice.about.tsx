import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { CheckField } from '../field/check-field.tsx'
import { PresenceChoice } from './presence-choice.tsx'

export default about({
  exports: ['PresenceChoice'],
  purpose: 'Whether a student is in a class: there, not there, or not marked.',
  avoid: ['Only yes or no: SwitchField.'],
  good: {
    show: <PresenceChoice name="Ana Souza" value onChange={ignore} state="saved" />,
    why: 'Kept at once, and taken back by pressing it again.',
  },
  bad: {
    show: <CheckField label="Ana Souza" checked={false} onChange={ignore} />,
    why: 'Not there and not asked look the same.',
  },
  anatomy: { Name: 'the legend', State: 'on its way, kept, refused', Buttons: 'there, not there' },
  keys: nativeKeys.button,
  spoken: ['A group by the name; each button is pressed or not.', 'Kept or refused is announced.'],
})
