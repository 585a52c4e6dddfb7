import { chakra } from '@chakra-ui/react'
import type { TribeColor, TribeSymbol as TribeSymbolName } from '@the-house/domain'
import { tribeDrawings } from './tribe-drawings.tsx'

const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    w: { base: 9, sm: 11 },
    h: { base: 11, sm: 14 },
    overflow: 'hidden',
    borderRadius: 'arch',
    border: '3px solid',
    bg: 'draw.sky',
  },
})

export interface TribeSymbolProps {
  symbol: TribeSymbolName
  /** The color of its edge. */
  color: TribeColor
}

/** The symbol of a tribe, a part of a house, in its color. Decorative, since the name is shown beside it. */
export const TribeSymbol = ({ symbol, color }: TribeSymbolProps) => (
  <Badge aria-hidden="true" borderColor={`tribe.${color}`}>
    <svg viewBox="0 0 44 56" width="100%" height="100%">
      {tribeDrawings[symbol]}
    </svg>
  </Badge>
)
