import { ClipboardList } from 'lucide-react'
import type { ScreenRow, TestReportRouteName } from './route-row.ts'
import { screen } from './screen.tsx'

const words = ['tests-report', 'editing', 'lists', 'validation'] as const

/** The tests that were sent, and what came of each. */
export const testReportRoutes: Record<TestReportRouteName, ScreenRow> = {
  testsSent: {
    path: '/admin/tests',
    screen: screen(
      () => import('../areas/admin/tests-report/sent-screen.tsx').then((module) => module.SentScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.testsSent',
    access: 'manageTeaching',
    parent: 'dashboard',
    menu: { group: 'admin', Icon: ClipboardList },
  },
  testReport: {
    path: '/admin/tests/:id',
    screen: screen(
      () => import('../areas/admin/tests-report/report-screen.tsx').then((module) => module.ReportScreen),
      ...words,
    ),
    crumb: 'admin.crumbs.testReport',
    access: 'manageTeaching',
    parent: 'testsSent',
  },
}
