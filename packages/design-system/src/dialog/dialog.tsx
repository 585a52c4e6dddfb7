import { chakra, Flex } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import type { AlertStatus } from '../alert/alert-status.ts'
import { dialogActionsRecipe, dialogRecipe } from './dialog-recipe.ts'
import { DialogTitle } from './dialog-title.tsx'
import { useModal } from './use-modal.ts'

const Sheet = chakra('dialog', dialogRecipe)
/** Sticky, so that the actions stay visible while the content scrolls. */
const Actions = chakra('div', dialogActionsRecipe)

export interface DialogProps {
  open: boolean
  /** Called on Escape, the close button, or a click on the backdrop. */
  onClose: () => void
  title: string
  /** The language of the title, where it is not that of the page. */
  titleLang?: string | undefined
  children?: ReactNode
  /** The buttons at the end; the main one last. */
  actions?: ReactNode
  size?: 'md' | 'lg' | 'full'
  /** `alertdialog` for a decision that cannot wait. */
  role?: 'dialog' | 'alertdialog'
  /** The outcome of an action: an icon beside the title, and no close button, since its action button suffices. */
  status?: AlertStatus | undefined
}

/** A modal on the native dialog element: the page behind is inert, and closing restores the focus. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleLang, children, actions, size = 'md', role = 'dialog', status } = props
  const ref = useModal(open)
  const id = useId()
  return (
    <Sheet
      ref={ref}
      size={size}
      role={role}
      aria-labelledby={id}
      // The description makes screen readers read the content together with the title.
      aria-describedby={role === 'alertdialog' && children ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <Flex direction="column" gap={4} p={{ base: 5, md: 6 }} {...(size === 'full' && { h: 'full' })}>
          <DialogTitle {...{ id, title, titleLang, status, onClose }} />
          {role === 'alertdialog' && children ? <div id={`${id}-text`}>{children}</div> : children}
          {actions && <Actions>{actions}</Actions>}
        </Flex>
      )}
    </Sheet>
  )
}
