import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { paint } from '../theme/paint.ts'

const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: 2.5, color: 'fg' } })
const Name = chakra('span', { base: { fontWeight: 'bold', fontSize: 'xl', letterSpacing: '-0.02em', lineHeight: 1 } })

export interface LogoProps {
  /** Shows only the sign; the accessible name stays. */
  compact?: boolean
  /** Height and width of the sign, in pixels. */
  size?: number
}

/** The school's logo: a house whose door is a keyhole of light. */
export function Logo({ compact = false, size = 36 }: LogoProps) {
  const { t } = useTranslation()
  const name = t('common.product')
  return (
    <Line>
      <svg
        viewBox="0 0 40 40"
        width={size}
        height={size}
        {...(compact ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      >
        <path d="M28 6h4v8l-4-3Z" fill={paint('draw.roof.shade')} />
        <path
          d="M18.2 3.7a3 3 0 0 1 3.6 0l14 10.5A3 3 0 0 1 37 16.6V34a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V16.6a3 3 0 0 1 1.2-2.4Z"
          fill={paint('draw.roof')}
        />
        <path d="M3 27h9M28 27h9M3 32h9M28 32h9M7 22h7M26 22h7" stroke={paint('draw.roof.shade')} strokeWidth="1.2" />
        <path d="M20 15a6 6 0 0 1 3.6 10.8L26 37H14l2.4-11.2A6 6 0 0 1 20 15Z" fill={paint('draw.glow')} />
      </svg>
      {!compact && <Name translate="no">{name}</Name>}
    </Line>
  )
}
