import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'

export default about({
  exports: ['Toaster', 'notify', 'dismissFailures', 'dismissAll', 'onToasts'],
  purpose:
    'What just happened, for a moment. Toaster stands once in the app; notify says something, dismissFailures takes back what is no longer true, dismissAll everything, onToasts listens before it is loaded.',
  avoid: [
    'It has to be read: MessageDialog or Alert.',
    'It needs an answer: ConfirmDialog.',
    'It can be seen anyway: say nothing.',
  ],
  good: { show: <Said>✓ Password changed</Said>, why: 'Past tense, three words.' },
  bad: {
    show: <Said>Are you sure you want to leave? This toast closes in 2 s.</Said>,
    why: 'A question that runs away.',
  },
  anatomy: {
    Sign: 'by its type',
    Title: 'what happened',
    Text: 'what to do, for failures',
    Action: 'one, such as Undo',
    Cross: 'closes it',
  },
  keys: { Tab: 'to its action and its cross; it stays while it has the focus', 'Enter, Space': 'do it, or close it' },
  spoken: [
    'Announced once, politely; failures at once.',
    '2.5 s, longer for failures; it stays while it is pointed at or has the focus.',
  ],
})
