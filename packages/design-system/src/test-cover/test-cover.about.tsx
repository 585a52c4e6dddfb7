import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { TestStatus } from './test-status.tsx'

export default about({
  exports: ['TestCover', 'TestStatus'],
  purpose: 'What may be known of a test before it is started, and the way into it. TestStatus is its state as a chip.',
  avoid: ['Practice without a limit: it starts at once.'],
  good: { show: <TestStatus status="PENDING" />, why: 'How long, how many, until when: before Start is pressed.' },
  bad: {
    show: <Button variant="primary">Start now!</Button>,
    why: 'The clock runs before the student knows that there is one.',
  },
  anatomy: {
    Name: 'the heading',
    State: 'a chip',
    Facts: 'exercises, minutes, extra time, until when',
    Warning: 'the clock cannot be stopped',
    Actions: 'later, start',
  },
  keys: nativeKeys.button,
  spoken: ['The focus is on its heading when it appears; facts as a list of terms.'],
})
