import { ClipboardPen, PenLine, type LucideIcon } from 'lucide-react'
import type { CorrectionQueue } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import type { CorrectionRouteName, ScreenRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

const screenOf = (queue: CorrectionQueue, which: 'list' | 'desk') =>
  lazyScreen(
    () => import('../areas/admin/corrections/screens.tsx').then(({ screensOf }) => screensOf(queue)[which]),
    'admin',
    'corrected',
    'corrections',
    'editing',
    'exercises',
    'lists',
    'second-version',
    'validation',
  )

interface Table {
  queue: CorrectionQueue
  name: 'correct-exercises' | 'correct-exercises-tests'
  crumb: MessageKey
  Icon: LucideIcon
}

const rowsOf = ({ queue, name, crumb, Icon }: Table): [CorrectionRouteName, ScreenRow][] => [
  [
    `admin.${name}`,
    {
      path: `/admin/${name}`,
      screen: screenOf(queue, 'list'),
      crumb,
      tour: 'staffList',
      access: 'manageTeaching',
      parent: 'dashboard',
      menu: { group: 'admin', Icon },
    },
  ],
  [
    `admin.${name}.one`,
    {
      path: `/admin/${name}/exercise/:id`,
      screen: screenOf(queue, 'desk'),
      crumb: 'admin.crumbs.correct',
      tour: 'staffTask',
      access: 'manageTeaching',
      parent: `admin.${name}`,
    },
  ],
]

/** The routes of the two correction queues. */
export const correctionRoutes: Partial<Record<CorrectionRouteName, ScreenRow>> = Object.fromEntries([
  ...rowsOf({ queue: 'PRACTICE', name: 'correct-exercises', crumb: 'admin.crumbs.correctExercises', Icon: PenLine }),
  ...rowsOf({
    queue: 'TEST',
    name: 'correct-exercises-tests',
    crumb: 'admin.crumbs.correctTests',
    Icon: ClipboardPen,
  }),
])
