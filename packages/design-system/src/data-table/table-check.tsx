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
  /** The accessible name: what it selects. */
  label: string
  checked: boolean
  /** Only some of the rows are selected (indeterminate). */
  some?: boolean
  onChange: (checked: boolean) => void
}

/** The checkbox that selects a row, or all rows of a page. */
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
