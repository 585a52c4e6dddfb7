import { Box, chakra } from '@chakra-ui/react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'

const Sheet = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetInlineEnd: 0,
    zIndex: 'menu',
    minW: '12rem',
    maxW: 'calc(100vw - 2rem)',
    p: 1.5,
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
    listStyle: 'none',
    animation: 'rise 120ms ease-out',
  },
})

export interface MenuItem {
  label: string
  onSelect: () => void
  icon?: ReactNode
  /** Marks the current choice. */
  current?: boolean
}

export interface MenuProps {
  /** The accessible name of the button. */
  label: string
  /** The content of the button. */
  trigger: ReactNode
  items: MenuItem[]
}

/** A button that opens a short list of choices; Escape, a choice or leaving it closes it. */
export function Menu({ label, trigger, items }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Box
      position="relative"
      onKeyDown={(event) => event.key === 'Escape' && open && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Button
        ref={button}
        variant="quiet"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Button>
      {/* A list has a menu in each of its rows: the choices are made once they are asked for. */}
      <Sheet id={id} hidden={!open}>
        {(open ? items : []).map((item) => (
          <li key={item.label}>
            <Button
              variant="quiet"
              w="full"
              justifyContent="flex-start"
              textAlign="start"
              aria-current={item.current ? 'true' : undefined}
              bg={item.current ? 'accent.subtle' : undefined}
              onClick={() => {
                close()
                item.onSelect()
              }}
            >
              {item.icon}
              {item.label}
            </Button>
          </li>
        ))}
      </Sheet>
    </Box>
  )
}
