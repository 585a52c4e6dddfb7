import type { Permission } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import { paths } from '../../page/paths.ts'
import type { TourName } from '../../tours/tour-table.ts'

export interface ListedTour {
  tour: TourName
  /** The permission that the screen requires. */
  permission: Permission
  screen: MessageKey
  /** The path of the screen for a user who has reached a chapter. */
  href: (chapter: number) => string
}

/** The tours of the screens that have an address for everybody. */
export const listedTours: readonly ListedTour[] = [
  { tour: 'dashboard', permission: 'dashboard', screen: 'breadcrumbs.dashboard', href: () => paths.dashboard },
  { tour: 'books', permission: 'magicFormula', screen: 'breadcrumbs.books', href: () => paths.books },
  { tour: 'exercises', permission: 'magicFormula', screen: 'breadcrumbs.exercises', href: paths.chapter },
  { tour: 'speaking', permission: 'speaking', screen: 'breadcrumbs.speaking', href: () => paths.speaking },
  { tour: 'downloads', permission: 'downloads', screen: 'breadcrumbs.downloads', href: () => paths.downloads },
  { tour: 'schedules', permission: 'schedules', screen: 'breadcrumbs.schedules', href: () => paths.schedules },
  { tour: 'tribes', permission: 'tribes', screen: 'breadcrumbs.tribes', href: () => paths.tribes },
  { tour: 'news', permission: 'news', screen: 'breadcrumbs.news', href: () => paths.news },
  { tour: 'store', permission: 'store', screen: 'breadcrumbs.store', href: () => paths.store },
  { tour: 'partners', permission: 'signedIn', screen: 'breadcrumbs.partners', href: () => paths.partners },
  {
    tour: 'notifications',
    permission: 'notifications',
    screen: 'breadcrumbs.notifications',
    href: () => paths.notifications,
  },
  { tour: 'profile', permission: 'signedIn', screen: 'breadcrumbs.profile', href: () => paths.profile },
]
