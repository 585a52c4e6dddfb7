import { chakra } from '@chakra-ui/react'

const line = { content: '""', position: 'absolute', bg: 'accent' } as const
const upright = { ...line, left: 'calc(50% - 1px)', width: '2px' } as const
const lying = { ...line, top: 'calc(50% - 1px)', height: '2px' } as const

/** The number of a part: in the picture, at the end of its line, and before the name of the part. */
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
      above: { bottom: 'calc(100% + 0.5rem)', transform: 'translateX(-50%)', _after: { ...upright, top: '100%' } },
      below: { top: 'calc(100% + 0.5rem)', transform: 'translateX(-50%)', _after: { ...upright, bottom: '100%' } },
      right: { left: 'calc(100% + 0.5rem)', transform: 'translateY(-50%)', _after: { ...lying, right: '100%' } },
    },
  },
  compoundVariants: [
    {
      pinned: ['above', 'below', 'right'],
      css: {
        position: 'absolute',
        boxSize: 6,
        bg: 'accent',
        color: 'accent.fg',
        fontWeight: 'semibold',
      },
    },
  ],
})
