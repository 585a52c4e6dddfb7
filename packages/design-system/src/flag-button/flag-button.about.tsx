import { about } from '../about/about.ts'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { FlagButton } from './flag-button.tsx'

export default about({
  exports: ['FlagButton'],
  purpose: 'Marks an exercise, to come back to it.',
  avoid: ['To report that it is wrong: an objection.', 'To like something: there is no such thing here.'],
  good: { show: <FlagButton flagged onChange={ignore} />, why: 'One press, and one to take it back.' },
  bad: {
    show: <Button variant="primary">Flag this exercise for later review</Button>,
    why: 'Louder than Verify, which it must not be.',
  },
  anatomy: { Sign: 'a flag, filled while it is set', Words: 'what it is for' },
  keys: nativeKeys.button,
  spoken: ['A button that is pressed or not.', 'The segment of the exercise says flagged too.'],
})
