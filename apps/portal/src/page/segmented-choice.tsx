import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '@the-house/design-system'
import { useId, type ReactNode } from 'react'

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxW: 'full',
    gap: 0.5,
    p: 0.5,
    borderRadius: 'chip',
    bg: 'bg.sunken',
    border: '1px solid',
    borderColor: 'border',
  },
})
const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 auto',
    gap: 1.5,
    minH: 10,
    minW: 'target',
    px: 3,
    borderRadius: 'chip',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    '&:hover': { color: 'fg' },
    '&:has(:checked)': { bg: 'bg.surface', color: 'fg', boxShadow: '0 0 0 1px var(--house-colors-border-strong)' },
    '@media (forced-colors: active)': { '&:has(:checked)': { border: '2px solid Highlight' } },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
})
const Radio = chakra('input', { base: { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } })

export interface SegmentedChoiceProps<Value extends string> {
  legend: string
  value: Value
  options: readonly { value: Value; label: string; icon?: ReactNode; lang?: string }[]
  onChange: (value: Value) => void
}

/** A segmented control: one of a few options, all visible. An icon option has its name for screen readers only. */
export function SegmentedChoice<Value extends string>({
  legend,
  value,
  options,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const name = useId()
  return (
    <Group>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <Choice key={option.value} title={option.label} lang={option.lang}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
          />
          {option.icon ?? option.label}
        </Choice>
      ))}
    </Group>
  )
}
