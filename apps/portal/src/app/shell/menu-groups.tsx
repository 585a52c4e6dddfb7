import { Stack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ScreenRow } from '../route-row.ts'
import { MenuCaption } from './menu-panel.ts'
import { isHere, useMenu } from './menu-rows.ts'
import { NavLink } from './nav-link.tsx'

export interface MenuGroupsProps {
  here: ScreenRow
  /** Shows icons only; the names are their accessible names and tooltips. */
  narrow?: boolean
  /** Called when the user follows a link. */
  onFollow?: () => void
}

/** All links of the menu by group. */
export function MenuGroups({ here, narrow = false, onFollow }: MenuGroupsProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={5}>
      {useMenu().map(({ group, rows }) => (
        <Stack key={group} gap={1}>
          {group !== 'home' && (
            <MenuCaption px={3} {...(narrow && { srOnly: true })}>
              {t(`common.menu.${group}`)}
            </MenuCaption>
          )}
          {rows.map((row) => (
            <NavLink
              key={row.path}
              row={row}
              here={isHere(row, here)}
              place={narrow ? 'narrow' : 'side'}
              onFollow={onFollow}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
