import { Box, chakra, Flex } from '@chakra-ui/react'
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
    overflow: 'hidden',
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

/** A panel along the side of the page, for content that does not fit on a small screen; it scrolls below its title. */
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
        <Flex direction="column" h="full">
          <Box p={4}>
            <DialogTitle id={id} title={title} status={undefined} onClose={onClose} />
          </Box>
          <Flex
            direction="column"
            flex="1"
            minH={0}
            gap={4}
            px={4}
            pb={4}
            overflowY="auto"
            overscrollBehavior="contain"
          >
            {children}
          </Flex>
        </Flex>
      )}
    </Side>
  )
}
