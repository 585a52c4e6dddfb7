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

/** What the menu lists for the signed-in user, group by group: only what the user may see. */
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

/** Whether a row of the menu leads to where the user is: its own screen or one below it. */
export function isHere(row: ScreenRow, here: ScreenRow): boolean {
  if (row.path === here.path) return true
  const parent = here.parent && allRoutes()[here.parent]
  // The dashboard is above everything; it is 'here' on its own screen alone.
  return parent !== undefined && 'screen' in parent && parent.parent !== undefined && isHere(row, parent)
}
