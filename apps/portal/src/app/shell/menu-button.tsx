import { IconButton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ErrorBoundary } from '../error-boundary.tsx'
import type { ScreenRow } from '../route-row.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { barTarget } from './bar-target.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'

const drawer = lazyScreen<MenuDrawerProps>(() => import('./menu-drawer.tsx').then((module) => module.MenuDrawer))

export interface MenuButtonProps {
  here: ScreenRow
  /** Called when the user wants to report an error. */
  onReport: () => void
}

/** Opens the menu drawer on small screens, which also has what their top bar has no space for. */
export function MenuButton({ here, onReport }: MenuButtonProps) {
  const { t } = useTranslation()
  /** null: never opened, so the drawer is not mounted. */
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <IconButton
        label={t('common.menu.open')}
        aria-haspopup="dialog"
        display={{ lg: 'none' }}
        {...barTarget}
        ms="max(-0.5rem, -2.5vw)"
        onPointerEnter={() => void drawer.prefetch()}
        onClick={() => setOpen(true)}
      >
        <Menu size={22} aria-hidden="true" />
      </IconButton>
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
