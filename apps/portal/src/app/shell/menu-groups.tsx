import { Box, Stack } from '@chakra-ui/react'
import { allows } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense, useRef } from 'react'
import { useSession } from '../../session/session.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { lazyScreen } from '../lazy-screen.tsx'
import { MenuCaption } from './menu-panel.ts'
import { isHere, useMenu, type MenuGroupsProps } from './menu-rows.ts'
import { NavLink } from './nav-link.tsx'
import { useCurrentShown } from './use-current-shown.ts'

/** The long menu of staff, whose groups fold; learners never load it. */
const folding = lazyScreen<MenuGroupsProps>(() => import('./folding-groups.tsx').then((module) => module.FoldingGroups))
export const prefetchStaffMenu = folding.prefetch

/** All links of the menu by group; the current one is kept in sight. */
export function MenuGroups(props: MenuGroupsProps) {
  const { user } = useSession()
  const menu = useRef<HTMLDivElement>(null)
  useCurrentShown(menu, props.here.path)
  return (
    <Box ref={menu}>
      {allows('staff', user) ? (
        <ErrorBoundary>
          <Suspense>
            <folding.Screen {...props} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <ShortMenu {...props} />
      )}
    </Box>
  )
}

function ShortMenu({ here, narrow = false, onFollow }: MenuGroupsProps) {
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
