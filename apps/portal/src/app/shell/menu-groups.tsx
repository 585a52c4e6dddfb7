import { Stack } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { ScreenRow } from '../route-row.ts'
import { MenuGroup } from './menu-group.tsx'
import { useMenu } from './menu-rows.ts'
import { showCurrent } from './show-current.ts'

export interface MenuGroupsProps {
  here: ScreenRow
  /** Shows icons only; the names are their accessible names and tooltips. */
  narrow?: boolean
  /** Called when the user follows a link. */
  onFollow?: () => void
}

/** All links of the menu by group; the current one is kept in sight. */
export function MenuGroups({ here, ...rest }: MenuGroupsProps) {
  const menu = useRef<HTMLDivElement>(null)
  const { path } = here
  useEffect(() => {
    if (menu.current && path) showCurrent(menu.current)
  }, [path])
  return (
    <Stack ref={menu} gap={2}>
      {useMenu().map((section) => (
        <MenuGroup key={section.group.name} section={section} here={here} {...rest} />
      ))}
    </Stack>
  )
}
