import { chakra } from '@chakra-ui/react'
import { formatOrderCode } from '@the-house/domain'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const Code = chakra('strong', {
  base: {
    display: 'inline-block',
    maxW: 'full',
    borderRadius: 'control',
    border: '1px solid',
    borderColor: 'border.control',
    bg: 'bg.sunken',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.08em',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      md: { px: 3, py: 1, fontSize: '1.375rem' },
      lg: { px: 5, py: 3, fontSize: 'clamp(1.75rem, 9vw, 2.75rem)' },
    },
    closed: {
      true: { color: 'fg.muted', borderColor: 'border', fontWeight: 'medium', textDecoration: 'line-through' },
    },
  },
  defaultVariants: { size: 'md' },
})

export interface OrderCodeProps extends Omit<ComponentProps<typeof Code>, 'children'> {
  /** The code as it is stored, without its hyphen. */
  code: string
  /** Spoken before its letters: 'Code:'. */
  label: string
  /** `lg`: alone on a screen that is held up at the desk. */
  size?: 'md' | 'lg'
  /** The order is fetched or cancelled: the code is of no use any more. */
  closed?: boolean
}

/** The code of an order: large, in two groups, and spelled letter by letter for screen readers. */
export function OrderCode({ code, label, ...rest }: OrderCodeProps) {
  return (
    <Code translate="no" {...rest}>
      <span aria-hidden="true">{formatOrderCode(code)}</span>
      <VisuallyHidden>
        {label} {Array.from(code).join(' ')}
      </VisuallyHidden>
    </Code>
  )
}
