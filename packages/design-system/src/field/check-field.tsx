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
    '& input': { flexShrink: 0, w: 5, h: 5, accentColor: 'var(--house-colors-accent)' },
  },
})
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', ps: 8 } })

export interface CheckFieldProps {
  label: string
  /** What the option changes. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A checkbox; the change takes effect at once. */
export function CheckField({ label, hint, checked, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <Line>
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={hint ? id : undefined}
        />
        {label}
      </Line>
      {hint && <Hint id={id}>{hint}</Hint>}
    </div>
  )
}
