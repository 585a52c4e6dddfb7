import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import type { ComponentProps } from 'react'
import { isNewAt, partsAt } from './house-parts.ts'
import { useHouseStage } from './use-house-stage.ts'

const Scene = chakra('svg', {
  base: {
    w: 'full',
    h: 'auto',
    maxW: '40rem',
    '& [data-new]': { animation: 'lay 240ms cubic-bezier(0.2, 0.7, 0.3, 1)' },
  },
})

export interface HouseProgressProps extends Omit<ComponentProps<typeof Scene>, 'children'> {
  /** 1 (bare ground) to 31 (every window lit); clamped to this range. */
  stage: number
}

/** The house that a student builds, chapter by chapter. */
export function HouseProgress({ stage, ...rest }: HouseProgressProps) {
  const { t } = useTranslation()
  const { at, total, text } = useHouseStage(stage)
  const label = t('house.label', { stage: at, total, text })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take the colours of the theme
    <Scene viewBox="0 0 320 240" role="img" aria-label={label} {...rest}>
      {partsAt(at).map((part) => {
        const Draw = part.draw
        return (
          <g key={part.name} data-new={isNewAt(part, at) ? '' : undefined}>
            <Draw stage={at} />
          </g>
        )
      })}
    </Scene>
  )
}
