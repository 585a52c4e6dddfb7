import { Box } from '@chakra-ui/react'
import { Button, Drawer } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { MessageSquareWarning } from 'lucide-react'
import type { ScreenRow } from '../route-row.ts'
import { MenuGroups } from './menu-groups.tsx'

export interface MenuDrawerProps {
  here: ScreenRow
  open: boolean
  onClose: () => void
  /** Called when the user wants to report an error. */
  onReport: () => void
}

/** The whole menu as a drawer, on screens that have no space for the sidebar. */
export function MenuDrawer({ here, open, onClose, onReport }: MenuDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer open={open} onClose={onClose} title={t('common.menu.main')}>
      <Box as="nav" aria-label={t('common.menu.main')}>
        <MenuGroups here={here} onFollow={onClose} />
      </Box>
      <Button
        variant="quiet"
        mt="auto"
        px={3}
        gap={3}
        justifyContent="flex-start"
        color="fg.muted"
        onClick={() => {
          onClose()
          onReport()
        }}
      >
        <MessageSquareWarning size={22} aria-hidden="true" />
        {t('common.menu.report')}
      </Button>
    </Drawer>
  )
}
