import { Stack } from '@chakra-ui/react'
import { allows } from '@the-house/domain'
import { Disclosure } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useSession } from '../../session/session.ts'
import type { MenuGroup } from '../menu-entry.ts'
import { isHere, type MenuGroupsProps, type MenuSection } from './menu-rows.ts'
import { NavLink } from './nav-link.tsx'
import { useFold } from './use-fold.ts'

/** What learners have is folded until those who teach open it. */
const foldedAtFirst: ReadonlySet<MenuGroup> = new Set(['learning', 'school'])

export interface FoldingGroupProps extends MenuGroupsProps {
  section: MenuSection
}

/** A group of the menu, which its caption folds. */
export function FoldingGroup({ section: { group, rows }, here, narrow = false, onFollow }: FoldingGroupProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const current = rows.find((row) => isHere(row, here))
  const { open, toggle } = useFold(group, current?.path, !(foldedAtFirst.has(group) && allows('manageTeaching', user)))
  const links = rows.map((row) => (
    <NavLink key={row.path} row={row} here={row === current} place={narrow ? 'narrow' : 'side'} onFollow={onFollow} />
  ))
  // One link each: a caption would only hide it, and Help is the name of a button already.
  if (group === 'home' || group === 'help') return <Stack gap={1}>{links}</Stack>
  return (
    <Disclosure label={t(`common.menu.${group}`)} open={open} onToggle={toggle} narrow={narrow}>
      {links}
    </Disclosure>
  )
}
