import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { DateTimeField } from './date-time-field.tsx'

export default about({
  exports: ['DateTimeField'],
  purpose: 'A day and a time of it, by the clocks of the school.',
  avoid: ['The time does not matter: DateField.', 'How long something takes: NumberField, in minutes.'],
  good: {
    show: (
      <DateTimeField
        label="Visible from"
        value="2027-03-06T02:30:00Z"
        onChange={ignore}
        timeZone="America/Sao_Paulo"
        hint="Students see it from then on."
      />
    ),
    why: 'Says what happens then; the school’s clock, wherever its author sits.',
  },
  bad: {
    show: <Said>2027-03-06T02:30:00Z</Said>,
    why: 'An instant as the wire spells it: three hours off for who reads it.',
  },
  anatomy: { Day: 'a DateField', Time: 'the platform’s own, once there is a day' },
  keys: { ...nativeKeys.text, '↑ ↓': 'in the time: change its part' },
  spoken: ['Two fields, each with its label.'],
})
