import { chakra, Flex } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { DialogTitle } from './dialog-title.tsx'
import { useModal } from './use-modal.ts'

const Side = chakra('dialog', {
  base: {
    m: 0,
    insetInlineStart: 0,
    w: '19rem',
    maxW: 'calc(100vw - 3.5rem)',
    h: '100dvh',
    maxH: 'none',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.surface',
    color: 'fg',
    borderInlineEnd: '1px solid',
    borderColor: 'border',
    boxShadow: 'float',
    _backdrop: { bg: 'overlay' },
    '&[open]': { animation: 'fade 180ms ease-out' },
    '&[open]::backdrop': { animation: 'fade 180ms ease-out' },
  },
})

export interface DrawerProps {
  open: boolean
  /** Called on Escape, the close button, or a click on the backdrop. */
  onClose: () => void
  title: string
  children: ReactNode
}

/** A panel along the side of the page, for content that does not fit on a small screen. */
export function Drawer({ open, onClose, title, children }: DrawerProps) {
  const ref = useModal(open)
  const id = useId()
  return (
    <Side
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <Flex direction="column" gap={4} p={4} minH="full">
          <DialogTitle id={id} title={title} status={undefined} onClose={onClose} />
          {children}
        </Flex>
      )}
    </Side>
  )
}
