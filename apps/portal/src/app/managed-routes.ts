import type { Gate } from '@the-house/domain'
import type { WordKey } from '@the-house/i18n'
import type { ManagedRouteName, ResourceRoute, ScreenRow } from './route-row.ts'
import { screen } from './screen.tsx'

/** What is managed in a list and a form, the name of its list, and who may. */
const table: [ResourceRoute, WordKey, Gate][] = [
  ['books', 'breadcrumbs.admin.books', 'manageContent'],
  ['chapters', 'breadcrumbs.admin.chapters', 'manageContent'],
  ['topics', 'breadcrumbs.admin.topics', 'manageContent'],
  ['contents', 'breadcrumbs.admin.contents', 'manageContent'],
  ['archives', 'breadcrumbs.admin.archives', 'manageContent'],
  ['speaking-books', 'breadcrumbs.admin.speakingBooks', 'manageContent'],
  ['speaking-chapters', 'breadcrumbs.admin.speakingChapters', 'manageContent'],
  ['articles', 'breadcrumbs.admin.articles', 'manageTeaching'],
  ['partners', 'breadcrumbs.admin.partners', 'manageTeaching'],
  ['segments', 'breadcrumbs.admin.segments', 'manageContent'],
]

/** The specification's menu names the first page of these. */
const fromPageOne: ReadonlySet<ResourceRoute> = new Set(['articles', 'partners', 'segments'])

const screenOf = (name: ResourceRoute, which: 'list' | 'create' | 'edit') =>
  screen(
    () => import('../areas/admin/managed/screens.tsx').then(({ screensOf }) => screensOf(name)[which]),
    'admin',
    'editing',
    'lists',
    'validation',
  )

function rowsOf([name, crumb, access]: (typeof table)[number]): [ManagedRouteName, ScreenRow][] {
  const path = `/admin/${name}`
  const below = { access, parent: `admin.${name}` } as const
  return [
    [
      `admin.${name}`,
      {
        path,
        screen: screenOf(name, 'list'),
        crumb,
        access,
        parent: 'dashboard',
        menu: { group: 'admin', icon: name, ...(fromPageOne.has(name) && { query: '?page=1' }) },
      },
    ],
    [
      `admin.${name}.new`,
      { ...below, path: `${path}/new`, screen: screenOf(name, 'create'), crumb: 'breadcrumbs.admin.new' },
    ],
    [
      `admin.${name}.one`,
      { ...below, path: `${path}/:id`, screen: screenOf(name, 'edit'), crumb: 'breadcrumbs.admin.one' },
    ],
  ]
}

/** The routes of everything that is managed in a list and a form: three each. */
export const managedRoutes: Partial<Record<ManagedRouteName, ScreenRow>> = Object.fromEntries(table.flatMap(rowsOf))
