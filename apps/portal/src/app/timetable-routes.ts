import { CalendarClock, Repeat } from 'lucide-react'
import { paths } from '../page/paths.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { ScreenRow, TimetableRouteName } from './route-row.ts'

const areas = ['timetable', 'schedules', 'admin', 'editing', 'lists', 'validation'] as const
const series = () => import('../areas/admin/timetable/series/series-screens.tsx')

/** The routes of making the timetable: the week, a teacher's absence, and the series of classes. */
export const timetableRoutes: Record<TimetableRouteName, ScreenRow> = {
  timetable: {
    path: paths.timetable,
    screen: lazyScreen(
      () => import('../areas/admin/timetable/timetable-screen.tsx').then((module) => module.TimetableScreen),
      ...areas,
    ),
    crumb: 'admin.crumbs.timetable',
    tour: 'timetable',
    access: 'timetable',
    parent: 'dashboard',
    menu: { group: 'classes', Icon: CalendarClock },
  },
  classProblems: {
    path: paths.classProblems,
    screen: lazyScreen(
      () => import('../areas/admin/timetable/problems/problems-screen.tsx').then((module) => module.ProblemsScreen),
      ...areas,
    ),
    crumb: 'admin.crumbs.classProblems',
    tour: 'staffTask',
    access: 'timetable',
    parent: 'timetable',
  },
  absence: {
    path: paths.absence,
    screen: lazyScreen(
      () => import('../areas/admin/timetable/absence/absence-screen.tsx').then((module) => module.AbsenceScreen),
      ...areas,
    ),
    crumb: 'admin.crumbs.absence',
    tour: 'staffTask',
    access: 'timetable',
    parent: 'timetable',
  },
  series: {
    path: paths.series,
    screen: lazyScreen(
      () => import('../areas/admin/timetable/series/series-list-screen.tsx').then((module) => module.SeriesListScreen),
      ...areas,
    ),
    crumb: 'admin.crumbs.series',
    tour: 'staffList',
    access: 'timetable',
    parent: 'dashboard',
    menu: { group: 'classes', Icon: Repeat },
  },
  // These two must precede the route of a series, whose id would match them.
  newSeries: {
    path: `${paths.series}/new`,
    screen: lazyScreen(() => series().then((module) => module.NewSeriesScreen), ...areas),
    crumb: 'admin.crumbs.new',
    tour: 'staffForm',
    access: 'timetable',
    parent: 'series',
  },
  importSeries: {
    path: `${paths.series}/import`,
    screen: lazyScreen(
      () => import('../areas/admin/timetable/series/import-screen.tsx').then((module) => module.ImportSeriesScreen),
      'people',
      ...areas,
    ),
    crumb: 'admin.crumbs.importSeries',
    tour: 'staffTask',
    access: 'timetable',
    parent: 'series',
  },
  oneSeries: {
    path: `${paths.series}/:id`,
    screen: lazyScreen(() => series().then((module) => module.SeriesScreen), ...areas),
    crumb: 'admin.crumbs.one',
    tour: 'staffForm',
    access: 'timetable',
    parent: 'series',
  },
}
