import { about } from '../about/about.ts'
import { DialogFrame } from '../about/frames.tsx'
import { Button } from '../button/button.tsx'

export default about({
  exports: ['Tour'],
  purpose: 'Leads through a screen stop by stop, the first time or when the user asks.',
  avoid: ['A screen that needs it daily: make it plainer.', 'More than six stops.'],
  good: {
    show: (
      <DialogFrame title="Your way on" actions={<Button variant="primary">Next</Button>}>
        Continue opens the chapter that you have reached.
      </DialogFrame>
    ),
    why: 'One thing a stop, in a sentence; it can be left at any time.',
  },
  bad: {
    show: (
      <DialogFrame title="Welcome to our brand-new portal!">
        In this tour of 14 steps you will learn everything about…
      </DialogFrame>
    ),
    why: 'Users do not read it, and cannot leave.',
  },
  anatomy: {
    Light: 'around what is spoken of',
    Title: 'what it is',
    Text: 'what it is for',
    Count: '2 of 3',
    Buttons: 'back, next, and a cross',
  },
  keys: { '← →': 'back and on', Escape: 'leaves it; the focus returns', Tab: 'goes round inside of it' },
  spoken: ['A dialog by its title; each stop is read.'],
})
