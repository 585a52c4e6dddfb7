import { allows } from '@the-house/domain'
import { useSession } from '../../session/session.ts'
import { menuGroups, type MenuGroup, type ScreenRow } from '../route-row.ts'
import { allRoutes } from '../routes.ts'

export interface MenuSection {
  group: MenuGroup
  rows: (ScreenRow & Required<Pick<ScreenRow, 'menu'>>)[]
}

const listed = () =>
  Object.values(allRoutes())
    .filter((row) => 'screen' in row)
    .flatMap((row) => (row.menu ? [{ ...row, menu: row.menu }] : []))

/** The menu of the signed-in user by group: only routes whose permission the user has. */
export function useMenu(): MenuSection[] {
  const { user } = useSession()
  const all = listed()
  return menuGroups
    .map((group) => ({
      group,
      rows: all.filter(({ menu, access }) => menu.group === group && allows(access, user)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** Whether a menu link is current: it leads to the open screen or to an ancestor of it. */
export function isHere(row: ScreenRow, here: ScreenRow): boolean {
  if (row.path === here.path) return true
  const parent = here.parent && allRoutes()[here.parent]
  // The dashboard is an ancestor of every screen, so it is current on its own screen only.
  return parent !== undefined && 'screen' in parent && parent.parent !== undefined && isHere(row, parent)
}
