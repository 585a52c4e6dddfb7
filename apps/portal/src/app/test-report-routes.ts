import { ClipboardList } from 'lucide-react'
import type { ScreenRow, TestReportRouteName } from './route-row.ts'
import { lazyScreen } from './lazy-screen.tsx'

const words = ['tests-report', 'editing', 'lists', 'validation'] as const

/** The routes of the test reports: sent tests, and the report of one. */
export const testReportRoutes: Record<TestReportRouteName, ScreenRow> = {
  testsSent: {
    path: '/admin/tests',
    screen: lazyScreen(
      () => import('../areas/admin/tests-report/sent-screen.tsx').then((module) => module.SentScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.testsSent',
    tour: 'staffList',
    access: 'manageTeaching',
    parent: 'dashboard',
    menu: { group: 'teaching', Icon: ClipboardList },
  },
  testReport: {
    path: '/admin/tests/:id',
    screen: lazyScreen(
      () => import('../areas/admin/tests-report/report-screen.tsx').then((module) => module.ReportScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.testReport',
    tour: 'staffTask',
    access: 'manageTeaching',
    parent: 'testsSent',
  },
}
