import { about } from '../about/about.ts'
import { SavedState } from './saved-state.tsx'

export default about({
  exports: ['SavedState'],
  purpose:
    'Where an answer is: not written, written here, on its way, saved on the server, waiting for a connection, for the server or for a choice, refused.',
  avoid: [
    'A form that is sent by a button: its Toast or MessageDialog says so.',
    'Never say saved before the server did.',
  ],
  good: { show: <SavedState state="offline" />, why: 'Says what happened and that nothing is lost.' },
  bad: {
    show: <SavedState state="saved" at={new Date('2026-03-02T14:02:00')} message="Error 503" />,
    why: 'Saved and an error at once, and a number that says nothing to the student.',
  },
  anatomy: {
    Sign: 'one for each state',
    Words: 'the state, and when',
    Message: 'why the server refused or failed, in its words',
  },
  keys: {},
  spoken: ['Offline, kept, refused and conflict are announced politely; the usual course is silent.'],
})
