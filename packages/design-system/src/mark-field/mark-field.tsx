import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { FieldError } from '../field/field-error.tsx'

const Group = chakra('fieldset', { base: { minW: 0, border: 'none', p: 0, m: 0 } })
const Legend = chakra('legend', { base: { textStyle: 'label', p: 0, mb: 1.5 } })
const Hint = chakra('p', { base: { mt: 1.5, textStyle: 'small', color: 'fg.muted' } })
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(6, 1fr)', sm: 'repeat(11, 1fr)' },
    gap: 1.5,
    maxW: '34rem',
    mb: 1.5,
  },
})
const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minH: 'target',
    border: '1.5px solid',
    borderColor: 'border.strong',
    borderRadius: 'control',
    bg: 'bg.surface',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    '&:hover': { borderColor: 'fg' },
    '&:has(:checked)': { bg: 'accent.subtle', color: 'accent', borderColor: 'accent', fontWeight: 'bold' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has(:disabled)': { bg: 'bg.sunken', color: 'fg.muted', borderStyle: 'dashed', cursor: 'not-allowed' },
    '@media (forced-colors: active)': { '&:has(:checked)': { borderWidth: '4px' } },
    '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  },
})

const marks = Array.from({ length: 11 }, (_, mark) => mark)

export interface MarkFieldProps {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** 0 to 10; null: none yet. */
  value: number | null
  onChange: (mark: number) => void
  disabled?: boolean
}

/** A mark from 0 to 10, with all values visible: native radios, so that the arrow keys move between them. */
export function MarkField({ label, hint, error, value, onChange, disabled }: MarkFieldProps) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <Group role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={described || undefined}>
      <Legend>{label}</Legend>
      <Row>
        {marks.map((mark) => (
          <Choice key={mark}>
            <input
              type="radio"
              name={id}
              checked={value === mark}
              disabled={disabled}
              onChange={() => onChange(mark)}
            />
            {mark}
          </Choice>
        ))}
      </Row>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Group>
  )
}
