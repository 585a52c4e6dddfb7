import { allows, type Subject } from '@the-house/domain'
import { useSession } from '../../session/session.ts'
import { barPermissions, menuGroups, type MenuGroup } from '../menu-entry.ts'
import type { ScreenRow } from '../route-row.ts'
import { allRoutes } from '../routes.ts'

export type MenuRow = ScreenRow & Required<Pick<ScreenRow, 'menu'>>

export interface MenuSection {
  group: MenuGroup
  rows: MenuRow[]
}

export interface MenuGroupsProps {
  here: ScreenRow
  /** Shows icons only; the names are their accessible names and tooltips. */
  narrow?: boolean
  /** Called when the user follows a link. */
  onFollow?: () => void
}

/** The routes of the menu whose permission the user has. */
const listed = (user: Subject): MenuRow[] =>
  Object.values(allRoutes())
    .filter((row) => 'screen' in row)
    .flatMap((row) => (row.menu && allows(row.access, user) ? [{ ...row, menu: row.menu }] : []))

/** The menu of a user by group. */
export function menuOf(user: Subject): MenuSection[] {
  const rows = listed(user)
  return menuGroups
    .map((group) => ({ group, rows: rows.filter(({ menu }) => menu.group === group) }))
    .filter((section) => section.rows.length > 0)
}

/** The links of the bottom bar of a user, in their order. */
export function barOf(user: Subject): MenuRow[] {
  const bar = barPermissions.find((permission) => allows(permission, user))
  const placeOf = ({ menu }: MenuRow) => (bar && menu.bar?.[bar]) ?? 0
  return listed(user)
    .filter((row) => placeOf(row) > 0)
    .toSorted((row, other) => placeOf(row) - placeOf(other))
}

/** The menu of the signed-in user. */
export const useMenu = (): MenuSection[] => menuOf(useSession().user)

/** Whether a menu link is current: it leads to the open screen or to an ancestor of it. */
export function isHere(row: ScreenRow, here: ScreenRow): boolean {
  if (row.path === here.path) return true
  const parent = here.parent && allRoutes()[here.parent]
  // The dashboard is an ancestor of every screen, so it is current on its own screen only.
  return parent !== undefined && 'screen' in parent && parent.parent !== undefined && isHere(row, parent)
}
