import { Box } from '@chakra-ui/react'
import { Drawer } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import type { ReactNode } from 'react'
import type { ScreenRow } from '../routes.ts'
import { MenuGroups } from './menu-groups.tsx'

export interface MenuDrawerProps {
  here: ScreenRow
  open: boolean
  onClose: () => void
  /** What the top bar of a small screen has no room for. */
  children?: ReactNode
}

/** The whole menu, on screens that have no room for it beside the page. */
export function MenuDrawer({ here, open, onClose, children }: MenuDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer open={open} onClose={onClose} title={t('common.menu.main')}>
      <Box as="nav" aria-label={t('common.menu.main')}>
        <MenuGroups here={here} onFollow={onClose} />
      </Box>
      {children}
    </Drawer>
  )
}
