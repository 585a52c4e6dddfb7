import { chakra } from '@chakra-ui/react'

const Track = chakra('span', {
  base: {
    display: 'block',
    w: 'full',
    h: 3,
    overflow: 'hidden',
    bg: 'bg.sunken',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'chip',
  },
})
const Fill = chakra('span', {
  base: { display: 'block', h: 'full', borderRadius: 'chip', forcedColorAdjust: 'none' },
  variants: {
    tone: {
      info: { bg: 'info', _highContrast: { bg: 'CanvasText' } },
      right: { bg: 'right', _highContrast: { bg: 'CanvasText' } },
      warning: { bg: 'warning', _highContrast: { bg: 'CanvasText' } },
    },
  },
  defaultVariants: { tone: 'info' },
})

export interface ShareBarProps {
  /** 0 to 1. */
  share: number
  tone?: 'info' | 'right' | 'warning'
}

/** A bar for a share of a whole; decorative, since the number is shown beside it. */
export const ShareBar = ({ share, tone }: ShareBarProps) => (
  <Track aria-hidden="true">
    {share > 0 && <Fill tone={tone} style={{ width: `${Math.min(1, share) * 100}%` }} minW="6px" />}
  </Track>
)
