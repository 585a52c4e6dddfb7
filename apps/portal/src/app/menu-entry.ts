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
export const barPermissions = ['administer', 'manageTeaching', 'signedIn'] as const satisfies readonly Permission[]
type BarPermission = (typeof barPermissions)[number]

/**
 * The groups of the menu in their order; one that has no link for a user is not shown. Those of staff:
 * - teaching: what is taught and corrected
 * - classes: when and where, such as timetable, series, rooms, holidays
 * - admin: who belongs to the school and what it says, such as people, units, tribes, seasons, messages, news, partners
 * - desk: what is sold for dollars, such as products, categories, orders
 * - course: what is learnt, the studio and each of its parts
 */
export const menuGroups = [
  'home', 'teaching', 'classes', 'admin', 'desk', 'course', 'learning', 'school', 'help',
] as const // oxfmt-ignore
export type MenuGroup = (typeof menuGroups)[number]
