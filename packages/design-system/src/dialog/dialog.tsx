import { chakra, Flex, Heading, HStack } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { AlertStatus } from '../alert/alert.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { dialogActionsRecipe, dialogRecipe } from './dialog-recipe.ts'
import { useModal } from './use-modal.ts'

const Sheet = chakra('dialog', dialogRecipe)
/** Stays in sight while what it answers to is scrolled. */
const Actions = chakra('div', dialogActionsRecipe)

export interface DialogProps {
  open: boolean
  /** Asked for by Escape, the cross, or a click beside the sheet. */
  onClose: () => void
  title: string
  children?: ReactNode
  /** The buttons at the end; the main one last. */
  actions?: ReactNode
  size?: 'md' | 'lg' | 'full'
  /** `alertdialog` for what has to be decided now. */
  role?: 'dialog' | 'alertdialog'
  /** It tells how something went: a sign beside the title, and no cross, because its button says all. */
  status?: AlertStatus | undefined
}

/** The platform's own dialog: the page behind is inert, and closing gives the focus back. */
export function Dialog({ open, onClose, title, children, actions, size = 'md', role = 'dialog' }: DialogProps) {
  const { t } = useTranslation()
  const ref = useModal(open)
  const id = useId()
  return (
    <Sheet
      ref={ref}
      size={size}
      role={role}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <Flex direction="column" gap={4} p={{ base: 5, md: 6 }} {...(size === 'full' && { h: 'full' })}>
          <HStack justify="space-between" align="start" gap={4}>
            <Heading id={id} as="h2" textStyle="heading">
              {title}
            </Heading>
            <IconButton label={t('design.dialog.close')} onClick={onClose} mt={-2} me={-2}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </HStack>
          {children}
          {actions && <Actions>{actions}</Actions>}
        </Flex>
      )}
    </Sheet>
  )
}
