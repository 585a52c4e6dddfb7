import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { clockTime } from '../media-facts/clock-time.ts'

const Slider = chakra('input', {
  base: {
    flex: '1 1 7rem',
    minW: 0,
    h: 'target',
    accentColor: 'var(--house-colors-accent)',
    cursor: 'pointer',
    bg: 'transparent',
  },
})

export interface SeekProps {
  /** The position in seconds. */
  now: number
  total: number
  onSeek: (seconds: number) => void
}

/** The position slider: arrow keys move by a second, Page Up and Down by more. */
export function Seek({ now, total, onSeek }: SeekProps) {
  const { t } = useTranslation()
  return (
    <Slider
      type="range"
      min={0}
      max={Math.max(1, Math.ceil(total))}
      step={1}
      value={Math.round(now)}
      disabled={total === 0}
      onChange={(event) => onSeek(event.target.valueAsNumber)}
      aria-label={t('learning.audio.seek')}
      aria-valuetext={t('learning.audio.time', { now: clockTime(now), total: clockTime(total) })}
    />
  )
}
