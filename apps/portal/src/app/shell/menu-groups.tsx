import { Stack } from '@chakra-ui/react'
import { allows } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
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
  if (!allows('staff', user)) return <ShortMenu {...props} />
  return (
    <ErrorBoundary>
      <Suspense>
        <folding.Screen {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function ShortMenu({ here, narrow = false, onFollow }: MenuGroupsProps) {
  const { t } = useTranslation()
  const menu = useCurrentShown(here.path)
  return (
    <Stack ref={menu} gap={5}>
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
