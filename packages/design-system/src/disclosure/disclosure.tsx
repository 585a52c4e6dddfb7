import { chakra, Stack } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'

const Caption = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    w: 'full',
    minH: 'target',
    px: 3,
    borderRadius: 'control',
    color: 'fg.muted',
    textStyle: 'small',
    textAlign: 'start',
    transition: 'background-color 120ms, color 120ms',
    '&:hover': { color: 'fg', bg: 'bg.sunken' },
    '& svg': { flexShrink: 0, transition: 'transform 120ms' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
})

export interface DisclosureProps {
  /** The caption: what the group holds. */
  label: string
  open: boolean
  onToggle: () => void
  /** Shows the arrow alone; the label is its accessible name and tooltip. */
  narrow?: boolean
  /** Keeps the content mounted once it was shown, where folding it away must not end what it does. */
  keep?: boolean
  children: ReactNode
}

/** A group with a caption that folds it away and opens it again (disclosure). */
export function Disclosure({ label, open, onToggle, narrow = false, keep = false, children }: DisclosureProps) {
  const id = useId()
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <Stack gap={1}>
      <Caption
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
        {...(narrow && { justifyContent: 'center', title: label, 'aria-label': label })}
      >
        {!narrow && label}
        <ChevronDown size={18} aria-hidden="true" />
      </Caption>
      {(open || (keep && wasOpen)) && (
        <Stack id={id} gap={1} {...(!open && { display: 'none' })}>
          {children}
        </Stack>
      )}
    </Stack>
  )
}
