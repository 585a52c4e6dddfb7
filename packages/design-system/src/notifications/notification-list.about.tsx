import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { ignore } from '../about/ignore.ts'
import { nativeKeys } from '../about/keys.ts'
import { NotificationList } from './notification-list.tsx'

export default about({
  exports: ['NotificationList'],
  purpose: 'What the school has notified its user of; the unread ones are marked.',
  avoid: ['What happens now: a toast.'],
  good: {
    show: (
      <NotificationList
        items={[{ id: 1, type: 'EXERCISE_REVISED', title: 'Your answer was corrected', read: false, when: 'today' }]}
        onSelect={ignore}
      />
    ),
    why: 'What happened, of what kind, when; a press leads there.',
  },
  bad: { show: <Said>NOTIFICATION #4711: status changed to 3</Said>, why: 'The words of a machine.' },
  anatomy: {
    Arch: 'an icon for its kind',
    Title: 'bold while unread',
    Line: 'kind and day',
    Dot: 'unread, with a word for the ear',
  },
  keys: nativeKeys.button,
  spoken: ['A list with a name; unread is said before the title.'],
})
