import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const Track = chakra('div', {
  base: { h: 2, bg: 'bg.sunken', borderRadius: 'full', overflow: 'hidden', border: '1px solid', borderColor: 'border' },
})
const Bar = chakra('div', {
  base: {
    h: 'full',
    minW: 1,
    bg: 'accent',
    borderRadius: 'full',
    transition: 'width 240ms',
    forcedColorAdjust: 'none',
  },
  variants: { moving: { true: { w: '40%', animation: 'slide 1.2s ease-in-out infinite' } } },
})

export interface ProgressLineProps {
  /** 0 to 100; left out while the progress is unknown (indeterminate). */
  value?: number
  /** The accessible name; default 'Loading'. */
  label?: string
}

/** A progress bar. */
export function ProgressLine({ value, label }: ProgressLineProps) {
  const { t } = useTranslation()
  const name = label ?? t('design.loading')
  return (
    <div>
      <VisuallyHidden>
        <progress aria-label={name} max={100} {...(value === undefined ? {} : { value })} />
      </VisuallyHidden>
      <Track aria-hidden="true">
        <Bar moving={value === undefined} {...(value === undefined ? {} : { style: { width: `${value}%` } })} />
      </Track>
    </div>
  )
}
