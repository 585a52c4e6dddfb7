import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Ban, GripVertical } from 'lucide-react'
import type { Mark, Point } from './drop-target.ts'
import type { TreePlace } from './tree-types.ts'

/** A drag on its way. */
export interface Drop {
  ids: string[]
  /** The pointer in the window. */
  at?: Point
  /** Where it would be put. */
  place?: TreePlace | undefined
  mark?: Mark | undefined
  /** Whether it may not be put where the pointer is. */
  isRefused?: boolean
}

const Label = chakra('div', {
  base: {
    position: 'fixed',
    top: 0,
    left: 0,
    zIndex: 'toast',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    maxW: 'min(20rem, calc(100vw - 3rem))',
    py: 2,
    px: 3,
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'accent',
    borderRadius: 'card',
    boxShadow: 'float',
    textStyle: 'label',
    pointerEvents: 'none',
    '& svg': { flexShrink: 0 },
  },
})
const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: 2,
    h: '3px',
    mt: '-2px',
    bg: 'accent',
    borderRadius: 'full',
    pointerEvents: 'none',
    '@media (forced-colors: active)': { bg: 'Highlight' },
  },
})
const Target = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 1,
    outline: '3px solid',
    outlineColor: 'accent',
    outlineOffset: '-3px',
    borderRadius: 'sm',
    pointerEvents: 'none',
  },
})

/** Shows what is dragged and where it would be put. */
export function DropMark({ drop, name }: { drop: Drop; name: string }) {
  const { t } = useTranslation()
  const { at, mark, isRefused } = drop
  return (
    <Box aria-hidden="true">
      {mark && <PlaceMark {...mark} />}
      {at && (
        <Label
          data-mark={isRefused ? 'refused' : 'name'}
          style={{ transform: `translate(${at.x + 14}px, ${at.y + 14}px)` }}
        >
          {isRefused ? <Ban size={18} /> : <GripVertical size={18} />}
          {isRefused ? t('editing.tree.refused', { name }) : name}
        </Label>
      )}
    </Box>
  )
}

function PlaceMark({ top, height, level }: Mark) {
  if (height !== null) return <Target data-mark="branch" style={{ top, height }} />
  return <Line data-mark="line" style={{ top, insetInlineStart: `calc(${level} * min(1.25rem, 4%) + 0.75rem)` }} />
}
