import { ClipboardPen, PenLine } from 'lucide-react'
import type { CorrectionQueue } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import type { MenuEntry } from './menu-entry.ts'
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
  menu: Omit<MenuEntry, 'group'>
}

const rowsOf = ({ queue, name, crumb, menu }: Table): [CorrectionRouteName, ScreenRow][] => [
  [
    `admin.${name}`,
    {
      path: `/admin/${name}`,
      screen: screenOf(queue, 'list'),
      crumb,
      tour: 'staffList',
      access: 'manageTeaching',
      parent: 'dashboard',
      menu: { group: 'teaching', ...menu },
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
  ...rowsOf({
    queue: 'PRACTICE',
    name: 'correct-exercises',
    crumb: 'admin.crumbs.correctExercises',
    menu: { Icon: PenLine, bar: { manageTeaching: 3, administer: 4 }, short: 'admin.menu.corrections' },
  }),
  ...rowsOf({
    queue: 'TEST',
    name: 'correct-exercises-tests',
    crumb: 'admin.crumbs.correctTests',
    menu: { Icon: ClipboardPen },
  }),
])
