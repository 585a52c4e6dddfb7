import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { Button } from '../button/button.tsx'
import { JoinLink } from './join-link.tsx'
import { MeetingCard } from './meeting-card.tsx'

export default about({
  exports: ['MeetingCard', 'JoinLink'],
  purpose: 'A class of a day: when, what, and how it stands now. JoinLink goes into an open one.',
  avoid: ['A week: Calendar.'],
  good: {
    show: (
      <MeetingCard
        name="In the kitchen"
        hours="18:30 to 19:30"
        about="Teacher Rui"
        state="OPEN"
        action={<JoinLink href="#join" name="In the kitchen" />}
      />
    ),
    why: 'What can be done now stands where its reason would stand otherwise.',
  },
  bad: {
    show: (
      <MeetingCard name="Class 4711" hours="18:30" about="" state="SCHEDULED" action={<Button disabled>Join</Button>} />
    ),
    why: 'No end, no teacher, and a dead button in place of the time it opens.',
  },
  anatomy: {
    Hours: 'tabular',
    State: 'a chip of one width',
    Name: 'the heading',
    About: 'with whom, where',
    Action: 'its room is kept',
  },
  callouts: { Hours: 'p', State: '[aria-busy]', Name: 'h3', About: 'h3 + p', Action: 'a' },
  keys: nativeKeys.link,
  spoken: ['An article by its name; the link says which class, and that it opens a tab.'],
})
