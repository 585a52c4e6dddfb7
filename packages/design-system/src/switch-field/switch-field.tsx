import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

const Line = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minH: 'target',
    textStyle: 'label',
    cursor: 'pointer',
    '&:has(:disabled)': { color: 'fg.muted', cursor: 'not-allowed' },
  },
})
const Switch = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    w: 12,
    h: 7,
    bg: 'bg.sunken',
    border: '1.5px solid',
    borderColor: 'border.strong',
    borderRadius: 'full',
    cursor: 'inherit',
    transition: 'background-color 120ms, border-color 120ms',
    // The knob has a border, so that it stays visible in forced-colors mode.
    _before: {
      content: '""',
      position: 'absolute',
      top: 'calc(50% - 0.5625rem)',
      insetInlineStart: '0.1875rem',
      boxSize: '1.125rem',
      bg: 'fg.muted',
      border: '1px solid transparent',
      borderRadius: 'full',
      transition: 'transform 120ms, background-color 120ms',
    },
    '&:checked': { bg: 'accent', borderColor: 'accent' },
    '&:checked::before': { bg: 'accent.fg', transform: 'translateX(1.25rem)' },
    '&:disabled': { borderStyle: 'dashed' },
    '&:disabled:checked': { opacity: 0.6 },
    '@media (forced-colors: active)': { '&:checked': { bg: 'Highlight' }, _before: { bg: 'ButtonText' } },
  },
})
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', ps: '3.75rem' } })

export interface SwitchFieldProps {
  label: string
  /** What the option changes. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A switch for a setting that is on or off. */
export function SwitchField({ label, hint, checked, onChange, disabled }: SwitchFieldProps) {
  const id = useId()
  return (
    <div>
      <Line>
        <Switch
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the platform tells what is checked
          role="switch"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={hint ? id : undefined}
        />
        {label}
      </Line>
      {hint && <Hint id={id}>{hint}</Hint>}
    </div>
  )
}
