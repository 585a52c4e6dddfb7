import { Button, Dialog } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { Menu } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { askForMenu } from '../page/ask-for-menu.ts'

export interface LessonDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** Whether there is a menu of the portal to lead to. */
  shell: boolean
  children: ReactNode
}

/** What stands above a lesson on wide windows, and the way to the menu. */
export function LessonDialog({ open, onClose, title, shell, children }: LessonDialogProps) {
  const { t } = useTranslation()
  /** The link of the open topic leads nowhere else. */
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  const showMenu = () => {
    onClose()
    askForMenu()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      titleLang="en"
      actions={
        shell && (
          <Button onClick={showMenu}>
            <Menu size={20} aria-hidden="true" />
            {t('common.menu.name')}
          </Button>
        )
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are pressed */}
      <div onClick={follow}>{children}</div>
    </Dialog>
  )
}
