import { chakra } from '@chakra-ui/react'

/** The number of a chapter, in the shape of a door. */
export const ChapterArch = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: 11,
    h: 14,
    borderRadius: 'arch',
    textStyle: 'heading',
    bg: 'accent.subtle',
    color: 'accent',
  },
  variants: { closed: { true: { bg: 'bg.sunken', color: 'fg.muted' } } },
})

/** The name of a chapter; its whole card is the target of the link inside. */
export const ChapterName = chakra('span', {
  base: {
    textStyle: 'label',
    fontWeight: 'semibold',
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'card' },
  },
})
