import {
  Archive,
  BookAudio,
  BookOpen,
  CalendarRange,
  DoorOpen,
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
  Package,
  Palmtree,
  Shapes,
  Tags,
} from 'lucide-react'
import type { Permission } from '@the-house/domain'
import type { Area, MessageKey } from '@the-house/i18n'
import type { MenuEntry } from './menu-entry.ts'
import type { ManagedRouteName, ResourceRoute, ScreenRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

/** The menu of the specification links to page 1 of some. */
const pageOne = '?page=1'

/** The managed entities: route, label, permission and entry in the menu. */
const table: [ResourceRoute, MessageKey, Permission, MenuEntry][] = [
  ['books', 'admin.crumbs.books', 'manageContent', { group: 'course', Icon: LibraryBig }],
  ['chapters', 'admin.crumbs.chapters', 'manageContent', { group: 'course', Icon: BookOpen }],
  ['topics', 'admin.crumbs.topics', 'manageContent', { group: 'course', Icon: Layers }],
  ['contents', 'admin.crumbs.contents', 'manageContent', { group: 'course', Icon: FileText }],
  ['exercises', 'admin.crumbs.exercises', 'manageContent', { group: 'course', Icon: ListChecks }],
  ['archives', 'admin.crumbs.archives', 'manageContent', { group: 'course', Icon: Archive }],
  ['speaking-books', 'admin.crumbs.speakingBooks', 'manageContent', { group: 'course', Icon: BookAudio }],
  ['speaking-chapters', 'admin.crumbs.speakingChapters', 'manageContent', { group: 'course', Icon: Headphones }],
  [
    'config-tests',
    'admin.crumbs.configTests',
    'manageTeaching',
    { group: 'teaching', Icon: NotebookPen, bar: { manageTeaching: 4 } },
  ],
  ['units', 'admin.crumbs.units', 'administer', { group: 'admin', Icon: House }],
  ['tribes', 'admin.crumbs.tribes', 'administer', { group: 'admin', Icon: Flag }],
  ['seasons', 'admin.crumbs.seasons', 'administer', { group: 'admin', Icon: CalendarRange }],
  ['rooms', 'admin.crumbs.rooms', 'timetable', { group: 'classes', Icon: DoorOpen }],
  ['holidays', 'admin.crumbs.holidays', 'timetable', { group: 'classes', Icon: Palmtree }],
  ['articles', 'admin.crumbs.articles', 'manageTeaching', { group: 'admin', Icon: Newspaper, query: pageOne }],
  ['partners', 'admin.crumbs.partners', 'manageTeaching', { group: 'admin', Icon: Handshake, query: pageOne }],
  ['segments', 'admin.crumbs.segments', 'manageContent', { group: 'admin', Icon: Shapes, query: pageOne }],
  ['products', 'admin.crumbs.products', 'desk', { group: 'desk', Icon: Package }],
  ['store-categories', 'admin.crumbs.storeCategories', 'desk', { group: 'desk', Icon: Tags }],
]

/** Further text areas that some of them load. */
const wordsOf: Partial<Record<ResourceRoute, readonly Area[]>> = {
  units: ['school'],
  tribes: ['school'],
  seasons: ['school'],
  exercises: ['exercises', 'learning', 'exercise-editor', 'exchange'],
  'config-tests': ['exercises', 'learning', 'config-tests'],
  // Why something of the store cannot be removed.
  products: ['store'],
  'store-categories': ['store'],
}

const screenOf = (name: ResourceRoute, which: 'list' | 'create' | 'edit') =>
  lazyScreen(
    () => import('../areas/admin/managed/screens.tsx').then(({ screensOf }) => screensOf(name)[which]),
    'admin',
    'editing',
    'ordering',
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

function rowsOf([name, crumb, access, menu]: (typeof table)[number]): [ManagedRouteName, ScreenRow][] {
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
        menu,
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
