import { Users } from 'lucide-react'
import type { PeopleRouteName, ScreenRow } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

const areas = ['people', 'admin', 'editing', 'lists', 'validation'] as const

/** The routes of managing the people of the school. */
export const peopleRoutes: Record<PeopleRouteName, ScreenRow> = {
  people: {
    path: '/admin/people',
    screen: lazyScreen(
      () => import('../areas/admin/people/people-screen.tsx').then((module) => module.PeopleScreen),
      ...areas,
    ),
    crumb: 'admin.crumbs.people',
    tour: 'staffList',
    access: 'administer',
    parent: 'dashboard',
    menu: { group: 'admin', Icon: Users, bar: { administer: 2 } },
  },
  // Must precede the route of a person, whose id would match it.
  enrolPeople: {
    path: '/admin/people/enrol',
    screen: lazyScreen(
      () => import('../areas/admin/people/enrol-screen.tsx').then((module) => module.EnrolScreen),
      ...areas,
    ),
    crumb: 'admin.crumbs.enrol',
    tour: 'staffTask',
    access: 'administer',
    parent: 'people',
  },
  learner: {
    path: '/admin/learners/:id',
    screen: lazyScreen(
      () => import('../areas/admin/learner/learner-screen.tsx').then((module) => module.LearnerScreen),
      'learner',
      'dashboard',
      'lists',
      'validation',
    ),
    crumb: 'admin.crumbs.learner',
    tour: 'staffTask',
    access: 'manageTeaching',
    parent: 'dashboard',
  },
  person: {
    path: '/admin/people/:id',
    screen: lazyScreen(
      () => import('../areas/admin/people/person-screen.tsx').then((module) => module.PersonScreen),
      ...areas,
    ),
    crumb: 'admin.crumbs.one',
    tour: 'staffTask',
    access: 'administer',
    parent: 'people',
  },
}
