import { Alert } from '../alert/alert.tsx'
import { about } from '../about/about.ts'
import { DemoBanner } from './demo-banner.tsx'

export default about({
  exports: ['DemoBanner'],
  purpose: 'Says on every page that the school is a demonstration, and that everybody can see what is written there.',
  avoid: ['Something to know about one page: Alert.', 'It passes by itself: a toast, by notify.'],
  good: { show: <DemoBanner />, why: 'What it is, then what follows from it; it cannot be closed.' },
  bad: {
    show: <Alert status="danger">This installation is insecure.</Alert>,
    why: 'Frightens, and says nothing of what to leave out.',
  },
  anatomy: {
    Strip: 'above the page, never over it',
    Sign: 'in the colour of a warning',
    Text: 'one sentence or two, without a link',
  },
  callouts: { Sign: 'svg', Text: 'p' },
  keys: {},
  spoken: ['A landmark of its own, by its name; nothing interrupts.'],
})
