import type { Permission } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'
import type { LucideIcon } from 'lucide-react'

/** What a row of the route table says about its link in the menu. */
export interface MenuEntry {
  group: MenuGroup
  Icon: LucideIcon
  /** The query of its link. */
  query?: string
  /** Its position in the bottom bars of phones. */
  bar?: Partial<Record<BarPermission, number>>
  /** Its name there, where that of its breadcrumb is too long. */
  short?: MessageKey
}

/** The bottom bars by the permission that each asks for: a user has the first that is allowed. */
export const barPermissions = ['manageContent', 'manageTeaching', 'signedIn'] as const satisfies readonly Permission[]
type BarPermission = (typeof barPermissions)[number]

/** A group of the menu; its caption is the text `common.menu.NAME`. */
export interface MenuGroupRow {
  name: 'home' | 'teaching' | 'classes' | 'admin' | 'desk' | 'course' | 'learning' | 'school' | 'help'
  /** Whose menu starts with it folded: for staff, what learners have. */
  folded?: Permission
}
export type MenuGroup = MenuGroupRow['name']

/** The groups of the menu in their order; one that has no link for a user is not shown. */
export const menuGroups: readonly MenuGroupRow[] = [
  { name: 'home' },
  // What is taught and corrected.
  { name: 'teaching' },
  // When and where: timetable, series, rooms, holidays.
  { name: 'classes' },
  // Who belongs to the school and what is told them: people, units, tribes, seasons, messages, news, partners.
  { name: 'admin' },
  // What is sold for dollars: products, categories, orders.
  { name: 'desk' },
  // What is learnt: the studio and each of its parts.
  { name: 'course' },
  { name: 'learning', folded: 'manageTeaching' },
  { name: 'school', folded: 'manageTeaching' },
  { name: 'help', folded: 'manageTeaching' },
]
