import {
  Archive,
  BookAudio,
  BookOpen,
  CalendarRange,
  FileText,
  Flag,
  Handshake,
  Headphones,
  House,
  Layers,
  LibraryBig,
  ListChecks,
  NotebookPen,
  Newspaper,
  Shapes,
  type LucideIcon,
} from 'lucide-react'
import type { Permission } from '@the-house/domain'
import type { Area, MessageKey } from '@the-house/i18n'
import type { ManagedRouteName, ResourceRoute, ScreenRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** The managed entities: route, label, permission and icon. */
const table: [ResourceRoute, MessageKey, Permission, LucideIcon][] = [
  ['books', 'admin.crumbs.books', 'manageContent', LibraryBig],
  ['chapters', 'admin.crumbs.chapters', 'manageContent', BookOpen],
  ['topics', 'admin.crumbs.topics', 'manageContent', Layers],
  ['contents', 'admin.crumbs.contents', 'manageContent', FileText],
  ['exercises', 'admin.crumbs.exercises', 'manageContent', ListChecks],
  ['archives', 'admin.crumbs.archives', 'manageContent', Archive],
  ['speaking-books', 'admin.crumbs.speakingBooks', 'manageContent', BookAudio],
  ['speaking-chapters', 'admin.crumbs.speakingChapters', 'manageContent', Headphones],
  ['config-tests', 'admin.crumbs.configTests', 'manageTeaching', NotebookPen],
  ['articles', 'admin.crumbs.articles', 'manageTeaching', Newspaper],
  ['partners', 'admin.crumbs.partners', 'manageTeaching', Handshake],
  ['segments', 'admin.crumbs.segments', 'manageContent', Shapes],
  ['units', 'admin.crumbs.units', 'administer', House],
  ['tribes', 'admin.crumbs.tribes', 'administer', Flag],
  ['seasons', 'admin.crumbs.seasons', 'administer', CalendarRange],
]

/** The menu of the specification links to page 1 of these. */
const fromPageOne: ReadonlySet<ResourceRoute> = new Set(['articles', 'partners', 'segments'])

/** Further text areas that some of them load. */
const wordsOf: Partial<Record<ResourceRoute, readonly Area[]>> = {
  exercises: ['exercises', 'learning', 'exercise-editor', 'exchange'],
  'config-tests': ['exercises', 'learning', 'config-tests'],
  units: ['school'],
  tribes: ['school'],
  seasons: ['school'],
}

const screenOf = (name: ResourceRoute, which: 'list' | 'create' | 'edit') =>
  lazyScreen(
    () => import('../areas/admin/managed/screens.tsx').then(({ screensOf }) => screensOf(name)[which]),
    'admin',
    'editing',
    ...(wordsOf[name] ?? []),
    'lists',
    'validation',
  )

const historyOf = (name: ResourceRoute) =>
  lazyScreen(
    () => import('../areas/admin/history/history-screen.tsx').then((module) => module.historyOf(name)),
    'history',
    'editing',
    ...(wordsOf[name] ?? []),
    'lists',
    'validation',
  )

function rowsOf([name, crumb, access, Icon]: (typeof table)[number]): [ManagedRouteName, ScreenRow][] {
  const path = `/admin/${name}`
  const below = { access, parent: `admin.${name}` } as const
  return [
    [
      `admin.${name}`,
      {
        path,
        screen: screenOf(name, 'list'),
        crumb,
        tour: 'staffList',
        access,
        parent: 'dashboard',
        menu: { group: 'admin', Icon, ...(fromPageOne.has(name) && { query: '?page=1' }) },
      },
    ],
    [
      `admin.${name}.new`,
      { ...below, path: `${path}/new`, screen: screenOf(name, 'create'), crumb: 'admin.crumbs.new', tour: 'staffForm' },
    ],
    [
      `admin.${name}.one`,
      { ...below, path: `${path}/:id`, screen: screenOf(name, 'edit'), crumb: 'admin.crumbs.one', tour: 'staffForm' },
    ],
    [
      `admin.${name}.history`,
      {
        access,
        parent: `admin.${name}.one`,
        path: `${path}/:id/history`,
        screen: historyOf(name),
        crumb: 'admin.crumbs.history',
        tour: 'staffTask',
      },
    ],
  ]
}

/** The routes of all managed entities: list, new form, edit form and history of each. */
export const managedRoutes: Partial<Record<ManagedRouteName, ScreenRow>> = Object.fromEntries(table.flatMap(rowsOf))
