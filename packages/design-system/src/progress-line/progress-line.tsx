import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const Track = chakra('div', {
  base: { h: 2, bg: 'bg.sunken', borderRadius: 'full', overflow: 'hidden', border: '1px solid', borderColor: 'border' },
  variants: { thin: { true: { h: 1, border: 0, borderRadius: 0, bg: 'transparent' } } },
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
  /** 0 to 100; left out while the end is not known. */
  value?: number
  /** What goes on; default 'Loading'. */
  label?: string
  /** Along an edge of the page. */
  thin?: boolean
}

/** How far something is. */
export function ProgressLine({ value, label, thin = false }: ProgressLineProps) {
  const { t } = useTranslation()
  const name = label ?? t('design.loading')
  return (
    <div>
      <VisuallyHidden>
        <progress aria-label={name} max={100} {...(value === undefined ? {} : { value })} />
      </VisuallyHidden>
      <Track thin={thin} aria-hidden="true">
        <Bar moving={value === undefined} {...(value === undefined ? {} : { style: { width: `${value}%` } })} />
      </Track>
    </div>
  )
}
