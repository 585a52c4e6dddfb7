import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { OrderCode } from './order-code.tsx'

export default about({
  exports: ['OrderCode'],
  purpose: 'What a student shows at the desk to fetch what was bought.',
  avoid: ['An enrolment code, which is typed: CodeForm.', 'A state: Chip.'],
  good: {
    show: <OrderCode code="KQ7M2X" label="Code:" />,
    why: 'Two short groups, large, and no letter that looks like another one.',
  },
  bad: { show: <Said>Your order 0O1Il-2026/000417 is ready</Said>, why: 'Nobody can read it out across a desk.' },
  anatomy: { Frame: 'sets it apart from the words around it', Groups: 'three and three, with a hyphen' },
  callouts: { Frame: 'strong', Groups: 'strong > span' },
  keys: {},
  spoken: ['“Code:”, then its letters and digits one by one.'],
})
