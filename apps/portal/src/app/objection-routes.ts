import { Scale } from 'lucide-react'
import type { ObjectionRouteName, ScreenRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

const words = ['admin', 'editing', 'exercises', 'lists', 'objections', 'validation'] as const

/** The routes of the objections: their list, and the decision on one. */
export const objectionRoutes: Record<ObjectionRouteName, ScreenRow> = {
  objections: {
    path: '/admin/objections',
    screen: lazyScreen(
      () => import('../areas/admin/objections/list-screen.tsx').then((module) => module.ListScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.objections',
    tour: 'staffList',
    access: 'manageTeaching',
    parent: 'dashboard',
    menu: { group: 'teaching', Icon: Scale },
  },
  objection: {
    path: '/admin/objections/:id',
    screen: lazyScreen(
      () => import('../areas/admin/objections/decision-screen.tsx').then((module) => module.DecisionScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.objection',
    tour: 'staffTask',
    access: 'manageTeaching',
    parent: 'objections',
  },
}
