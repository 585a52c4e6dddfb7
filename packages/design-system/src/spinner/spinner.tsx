import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '1.25em',
    flexShrink: 0,
    borderRadius: 'full',
    border: '3px solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 800ms linear infinite',
    _motionReduce: { animation: 'none', borderStyle: 'dotted' },
  },
})

export interface SpinnerProps {
  /** The accessible name: what is loading; default: 'Loading'. */
  label?: string
}

/** A loading indicator. */
export function Spinner({ label }: SpinnerProps) {
  const { t } = useTranslation()
  return (
    <output>
      <Ring aria-hidden="true" />
      <VisuallyHidden>{label ?? t('design.loading')}</VisuallyHidden>
    </output>
  )
}
