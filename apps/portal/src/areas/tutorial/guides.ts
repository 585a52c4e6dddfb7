import type { MessageKey } from '@the-house/i18n'
import { paths } from '../../page/paths.ts'

/** A guide of the tutorial: it explains one subject step by step. */
export interface Guide {
  /** Its fragment of the URL: /tutorial#offline. */
  id: 'access' | 'chapter' | 'exercises' | 'offline' | 'corrections' | 'dollars' | 'settings'
  steps: readonly MessageKey[]
  /** A link to the screen where the user can try it. */
  action?: { href: string; label: MessageKey }
}

/** All guides, in the order in which a new user needs them. */
export const guides: readonly Guide[] = [
  {
    id: 'access',
    steps: [
      'tutorial.access.code',
      'tutorial.access.data',
      'tutorial.access.signIn',
      'tutorial.access.forgot',
      'tutorial.access.otherCode',
    ],
  },
  {
    id: 'chapter',
    steps: ['tutorial.chapter.books', 'tutorial.chapter.done', 'tutorial.chapter.topics', 'tutorial.chapter.alone'],
    action: { href: paths.books, label: 'tutorial.chapter.open' },
  },
  {
    id: 'exercises',
    steps: [
      'tutorial.exercises.flow',
      'tutorial.exercises.choice',
      'tutorial.exercises.letters',
      'tutorial.exercises.words',
      'tutorial.exercises.options',
      'tutorial.exercises.open',
      'tutorial.exercises.keys',
    ],
  },
  {
    id: 'offline',
    steps: ['tutorial.offline.kept', 'tutorial.offline.state', 'tutorial.offline.page', 'tutorial.offline.same'],
  },
  {
    id: 'corrections',
    steps: ['tutorial.corrections.ask', 'tutorial.corrections.wait', 'tutorial.corrections.see'],
  },
  {
    id: 'dollars',
    steps: ['tutorial.dollars.earn', 'tutorial.dollars.again', 'tutorial.dollars.tribe'],
    action: { href: paths.dashboard, label: 'tutorial.dollars.account' },
  },
  {
    id: 'settings',
    steps: ['tutorial.settings.unit', 'tutorial.settings.language', 'tutorial.settings.colours'],
  },
]
