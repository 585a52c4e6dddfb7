import { chakra } from '@chakra-ui/react'

const line = { content: '""', position: 'absolute', left: 'calc(50% - 1px)', width: '2px', bg: 'accent' } as const

/** The number of a part: beside the picture, with a line to where it stands, and before its name. */
export const PartNumber = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 7,
    borderRadius: 'arch',
    bg: 'accent.subtle',
    color: 'accent',
    textStyle: 'small',
  },
  variants: {
    pinned: {
      above: { bottom: 'calc(100% + 0.5rem)', _after: { ...line, top: '100%' } },
      below: { top: 'calc(100% + 0.5rem)', _after: { ...line, bottom: '100%' } },
    },
  },
  compoundVariants: [
    {
      pinned: ['above', 'below'],
      css: {
        position: 'absolute',
        boxSize: 6,
        transform: 'translateX(-50%)',
        bg: 'accent',
        color: 'accent.fg',
        fontWeight: 'semibold',
      },
    },
  ],
})
