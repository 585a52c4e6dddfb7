import { chakra } from '@chakra-ui/react'

/** The popover panel that a button of the top bar opens. */
export const MenuPanel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: { base: 'calc(3.5rem + var(--above, 0px))', md: 'calc(4rem + var(--above, 0px))' },
    insetInlineEnd: { base: 3, md: 6 },
    w: '19rem',
    maxW: 'calc(100vw - 1.5rem)',
    maxH: 'calc(100dvh - 5rem)',
    overflowY: 'auto',
    p: 4,
    bg: 'bg.surface',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
    boxShadow: 'float',
    '&:popover-open': { animation: 'rise 120ms ease-out' },
  },
})

/** The caption of a group of choices in the panel. */
export const MenuCaption = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })
