import { chakra, Flex } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import type { AlertStatus } from '../alert/alert-status.ts'
import { dialogActionsRecipe, dialogRecipe } from './dialog-recipe.ts'
import { DialogTitle } from './dialog-title.tsx'
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
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, size = 'md', role = 'dialog', status } = props
  const ref = useModal(open)
  const id = useId()
  return (
    <Sheet
      ref={ref}
      size={size}
      role={role}
      aria-labelledby={id}
      // What has to be heard at once is read out with the title.
      aria-describedby={role === 'alertdialog' && children ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <Flex direction="column" gap={4} p={{ base: 5, md: 6 }} {...(size === 'full' && { h: 'full' })}>
          <DialogTitle {...{ id, title, status, onClose }} />
          {role === 'alertdialog' && children ? <div id={`${id}-text`}>{children}</div> : children}
          {actions && <Actions>{actions}</Actions>}
        </Flex>
      )}
    </Sheet>
  )
}
