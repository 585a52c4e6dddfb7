import { IconButton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Boundary } from '../boundary.tsx'
import type { ScreenRow } from '../route-row.ts'
import { screen } from '../screen.tsx'
import { barTarget } from './bar-target.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'

const drawer = screen<MenuDrawerProps>(() => import('./menu-drawer.tsx').then((module) => module.MenuDrawer))

export interface MenuButtonProps {
  here: ScreenRow
  /** Somebody wants to report an error. */
  onReport: () => void
}

/** Opens the whole menu on small screens, and what their top bar has no room for. */
export function MenuButton({ here, onReport }: MenuButtonProps) {
  const { t } = useTranslation()
  /** null: it was never open. */
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
        <Boundary>
          <Suspense>
            <drawer.Screen here={here} open={open} onClose={() => setOpen(false)} onReport={onReport} />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
