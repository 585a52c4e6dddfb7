import type { Permission } from './access.ts'

/** The permission to see each part of the dashboard; apart from the schemas, which screens do not load. */
export const dashboardParts = {
  next: 'dashboardChapter',
  todo: 'notifications',
  tribe: 'dashboardTribe',
  classes: 'dashboardClasses',
  news: 'news',
} as const satisfies Record<string, Permission>

export type DashboardPart = keyof typeof dashboardParts
