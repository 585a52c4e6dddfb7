import { about } from '../about/about.ts'
import { nativeKeys } from '../about/keys.ts'
import { FileField } from './file-field.tsx'

export default about({
  exports: ['FileField', 'UnplayableNote', 'useFileFacts', 'usePendingUploads'],
  purpose: 'A place for one file: chosen or dropped, checked, sent, shown, replaced, removed.',
  avoid: ['A picture of a person: AvatarCropper.', 'Several at once: a FileField for each; each has its own fate.'],
  good: {
    show: <FileField label="Recording" hint="MP3 or M4A" kind="audio" value={null} onSend={undefined} />,
    why: 'What fits is said first; size and kind are checked before anything is sent.',
  },
  bad: { show: <input type="file" aria-label="File" />, why: 'No kind, no size, no progress, no way to try again.' },
  anatomy: {
    Legend: 'its label',
    Zone: 'choose or drop',
    'On its way': 'name, how far, cancel',
    There: 'as a student sees or hears it, with its length, pages and size; a warning where browsers do not play it',
    Mistake: 'the reason, and try again',
  },
  callouts: { Legend: 'legend', Zone: 'label' },
  keys: { ...nativeKeys.button, 'Enter on the zone': 'opens the platform’s chooser' },
  spoken: [
    'A group by its label.',
    'How far it is, as a progress bar; what went wrong is announced.',
    'The focus stays with it when its look changes.',
  ],
})
