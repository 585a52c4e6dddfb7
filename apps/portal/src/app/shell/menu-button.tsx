import { chakra } from '@chakra-ui/react'
import { IconButton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Menu } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { onMenuAsked } from '../../page/ask-for-menu.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import type { ScreenRow } from '../route-row.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { barTarget } from './bar-target.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'
import { navRecipe } from './nav-recipe.ts'

const drawer = lazyScreen<MenuDrawerProps>(() => import('./menu-drawer.tsx').then((module) => module.MenuDrawer))
const BarButton = chakra('button', navRecipe)

export interface MenuButtonProps {
  here: ScreenRow
  /** In the bottom bar with its name, or in the top bar of screens that have no bottom bar. */
  place: 'bottom' | 'top'
  /** Called when the user wants to report an error. */
  onReport: () => void
}

/** Opens the menu drawer on small screens, which also has what their top bar has no space for. */
export function MenuButton({ here, place, onReport }: MenuButtonProps) {
  const { t } = useTranslation()
  /** null: never opened, so the drawer is not mounted. */
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => onMenuAsked(() => setOpen(true)), [])
  const label = t('common.menu.open')
  const opener = {
    'aria-haspopup': 'dialog',
    onPointerEnter: () => void drawer.prefetch(),
    onClick: () => setOpen(true),
  } as const
  const icon = <Menu size={22} aria-hidden="true" />
  return (
    <>
      {place === 'top' ? (
        <IconButton label={label} display={{ lg: 'none' }} {...barTarget} ms="max(-0.5rem, -2.5vw)" {...opener}>
          {icon}
        </IconButton>
      ) : (
        <BarButton type="button" place="bottom" aria-label={label} data-tour="menu" {...opener}>
          {icon}
          <span>{t('common.menu.name')}</span>
        </BarButton>
      )}
      {open !== null && (
        <ErrorBoundary>
          <Suspense>
            <drawer.Screen here={here} open={open} onClose={() => setOpen(false)} onReport={onReport} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
