import { about } from '../about/about.ts'
import { DialogFrame } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { Button } from '../button/button.tsx'
import { TourOffer } from './tour-offer.tsx'

export default about({
  exports: ['TourOffer'],
  purpose: 'Offers the tour of a screen to users who are new to it, in the top bar beside Help.',
  avoid: ['A tour that the user has requested: start it at once.', 'Phones, which have no tours.'],
  good: {
    show: <TourOffer onShow={ignore} onDismiss={ignore} />,
    why: 'Whoever is busy goes on; nothing is in the way.',
  },
  bad: {
    show: (
      <DialogFrame title="Welcome! Let us show you around" actions={<Button variant="primary">Start</Button>}>
        You have to answer this first.
      </DialogFrame>
    ),
    why: 'It stands between the user and what they came for.',
  },
  anatomy: { Offer: 'starts the tour', Cross: 'dismisses it for good; Help still has it' },
  callouts: { Offer: 'button:first-of-type', Cross: 'button:last-of-type' },
  keys: { 'Enter, Space': 'press a button; the focus goes to Help' },
  spoken: ['Two buttons before Help; they are not announced by themselves, because nobody has to answer.'],
})
