import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'
import { nativeKeys } from '../about/keys.ts'
import { MediaCard } from './media-card.tsx'

export default about({
  exports: ['MediaCard'],
  purpose: 'One file of the media library: seen small, with what it is, where it is used and what it lacks.',
  avoid: ['The file of a form: FileField.', 'A file that students download: ArchiveRow.'],
  good: {
    show: (
      <MediaCard kind="image" file={{ url: '/picture.svg', width: 1200, height: 800 }} uses={3} lacks="text">
        <a href="#kettle">kettle.jpg</a>
      </MediaCard>
    ),
    why: 'What matters before it is changed or removed is said without a press.',
  },
  bad: {
    show: <Said>IMG_2041.jpg, 245760 bytes</Said>,
    why: 'Nobody knows whether it can go, or who would miss it.',
  },
  anatomy: {
    View: 'the picture, the first frame of a film, or the sign of the kind',
    Name: 'the link',
    Facts: 'kind, dimensions, length, pages, size',
    State: 'uses, that attempts keep it, or until when an unused one is kept',
    Warning: 'what browsers do not play; a missing text or captions',
  },
  callouts: { View: 'div[aria-hidden]', Name: 'h2', Facts: 'h2 + p' },
  keys: nativeKeys.link,
  spoken: ['An article whose heading is the link; then its facts, its state and its warnings. The view is not read.'],
})
