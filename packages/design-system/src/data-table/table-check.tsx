import { chakra } from '@chakra-ui/react'

const Target = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'target',
    cursor: 'pointer',
    '& input': { w: 5, h: 5, accentColor: 'var(--house-colors-accent)' },
  },
})

export interface TableCheckProps {
  /** What it selects. */
  label: string
  checked: boolean
  /** Some of what it stands for are selected. */
  some?: boolean
  onChange: (checked: boolean) => void
}

/** Selects a row, or all rows of a page. */
export function TableCheck({ label, checked, some = false, onChange }: TableCheckProps) {
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = some && !checked
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Target>
  )
}
