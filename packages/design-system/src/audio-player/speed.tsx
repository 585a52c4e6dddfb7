import { chakra } from '@chakra-ui/react'
import { i18n, useTranslation } from '@the-house/i18n'

const Choice = chakra('select', {
  base: {
    minH: 'target',
    px: 2,
    bg: 'transparent',
    border: '1.5px solid',
    borderColor: 'border.strong',
    borderRadius: 'control',
    textStyle: 'small',
    '& option': { bg: 'bg.surface', color: 'fg' },
  },
})

const speeds = [0.6, 0.8, 1, 1.2, 1.5]

export interface SpeedProps {
  onSpeed: (speed: number) => void
}

/** The playback speed. */
export function Speed({ onSpeed }: SpeedProps) {
  const { t } = useTranslation()
  return (
    <Choice
      aria-label={t('learning.audio.speed')}
      defaultValue={1}
      onChange={(event) => onSpeed(Number(event.target.value))}
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {speed.toLocaleString(i18n.language)}×
        </option>
      ))}
    </Choice>
  )
}
