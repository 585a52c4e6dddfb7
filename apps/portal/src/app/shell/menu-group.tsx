import { Stack } from '@chakra-ui/react'
import { allows } from '@the-house/domain'
import { Disclosure } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useSession } from '../../session/session.ts'
import type { MenuGroupsProps } from './menu-groups.tsx'
import { isHere, type MenuSection } from './menu-rows.ts'
import { NavLink } from './nav-link.tsx'
import { useFold } from './use-fold.ts'

export interface MenuGroupProps extends MenuGroupsProps {
  section: MenuSection
}

/** A group of the menu, which its caption folds. */
export function MenuGroup({ section: { group, rows }, here, narrow = false, onFollow }: MenuGroupProps) {
  const { t } = useTranslation()
  const { user } = useSession()
  const current = rows.find((row) => isHere(row, here))
  const { open, toggle } = useFold(group.name, current?.path, !(group.folded && allows(group.folded, user)))
  const links = rows.map((row) => (
    <NavLink key={row.path} row={row} here={row === current} place={narrow ? 'narrow' : 'side'} onFollow={onFollow} />
  ))
  if (group.name === 'home') return <Stack gap={1}>{links}</Stack>
  return (
    <Disclosure label={t(`common.menu.${group.name}`)} open={open} onToggle={toggle} narrow={narrow}>
      {links}
    </Disclosure>
  )
}
