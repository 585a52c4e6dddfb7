import { about } from '../about/about.ts'
import { Alert } from './alert.tsx'

export default about({
  exports: ['Alert'],
  purpose: 'Something to know about what is on the page: stands where it matters, and stays.',
  avoid: [
    'It passes by itself: a toast, by notify.',
    'It has to be decided now: ConfirmDialog.',
    'It is wrong with one field: the error of that field.',
  ],
  good: {
    show: (
      <Alert status="warning" title="This chapter opens on Monday">
        Until then you can practise the one before.
      </Alert>
    ),
    why: 'What is, then what to do about it.',
  },
  bad: {
    show: (
      <Alert status="danger" title="Error!">
        Invalid operation.
      </Alert>
    ),
    why: 'Blames, and leads nowhere.',
  },
  anatomy: {
    Edge: 'thick, in the colour of its status',
    Sign: 'one for each status',
    Title: 'what is, in a few words',
    Text: 'what to do next; may hold a link or a button',
  },
  callouts: { Edge: 'div:has(> svg)', Sign: 'svg', Title: 'p' },
  keys: {},
  spoken: [
    'The status as a word before the title: warning, success.',
    'Where it appears later give it role="alert" (now) or role="status" (when there is a pause).',
  ],
})
