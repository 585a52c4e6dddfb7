import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ComponentProps } from 'react'
import { comingAfter, frameAt, isWhole, type Frame } from './house-frame.ts'
import { isNewAt, partsAt } from './house-parts.ts'
import { Coming } from './coming.tsx'
import { useHouseStage } from './use-house-stage.ts'

const Scene = chakra('svg', {
  base: {
    w: 'full',
    h: 'auto',
    maxW: '40rem',
    '& [data-new]': { animation: 'lay 240ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
    '& [data-part=coming] *': {
      fill: 'none',
      stroke: 'fg.muted',
      strokeWidth: '1.5',
      strokeDasharray: '4 3',
      opacity: 1,
    },
  },
})

/** The sky is as far away from every view. */
const skyIn = (frame: Frame): string | undefined =>
  isWhole(frame) ? undefined : `translate(${frame.x} ${frame.y}) scale(${frame.width / 320})`

export interface HouseProgressProps extends Omit<ComponentProps<typeof Scene>, 'children'> {
  /** 1 (bare ground) to 31 (every window lit); clamped to this range. */
  stage: number
}

/** The house that a student builds, chapter by chapter: the view is near while it is small, and shows what comes next. */
export function HouseProgress({ stage, ...rest }: HouseProgressProps) {
  const { t } = useTranslation()
  const { at, total, text } = useHouseStage(stage)
  const label = t('house.label', { stage: at, total, text })
  const frame = frameAt(at)
  const { x, y, width, height } = frame
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take the colours of the theme
    <Scene viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label} {...rest}>
      {partsAt(at).map((part) => {
        const Draw = part.draw
        return (
          <g
            key={part.name}
            data-part={part.name}
            data-new={isNewAt(part, at) ? '' : undefined}
            transform={part.name === 'sky' ? skyIn(frame) : undefined}
          >
            <Draw stage={at} />
          </g>
        )
      })}
      <Coming parts={comingAfter(at)} stage={at + 1} />
    </Scene>
  )
}
