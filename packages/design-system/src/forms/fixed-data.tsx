import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { UsernameHint } from './username-hint.tsx'

export interface FixedDataProps {
  /** The known data as rows; a row without a value is left out. */
  rows: readonly { label: string; value: string }[]
  /** What to do if the data are wrong. */
  note: string
  /** The username for password managers, where the form has a new password too. */
  username?: string
}

/** About as many characters fit in a row on a phone; a fallback for browsers without field-sizing. */
const lettersALine = 30

const Plate = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
    px: 4,
    py: 3,
    bg: 'bg.sunken',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
  },
})
const Label = chakra('label', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })
/** Shows the whole value, in as many rows as it needs. */
const Value = chakra('textarea', {
  base: {
    display: 'block',
    w: 'full',
    fontSize: 'md',
    fontWeight: 'medium',
    lineHeight: 1.5,
    color: 'fg',
    bg: 'transparent',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    resize: 'none',
    fieldSizing: 'content',
  },
})
const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', pt: 1 } })

/** Read-only data: the user can check them, and report errors to the school. */
export function FixedData({ rows, note, username }: FixedDataProps) {
  const id = useId()
  return (
    <Plate>
      {username && <UsernameHint username={username} />}
      {rows.map(
        ({ label, value }, line) =>
          value && (
            <div key={label}>
              <Label htmlFor={`${id}-${line}`}>{label}</Label>
              <Value
                id={`${id}-${line}`}
                aria-describedby={`${id}-note`}
                readOnly
                rows={Math.ceil(value.length / lettersALine)}
                value={value}
              />
            </div>
          ),
      )}
      <Note id={`${id}-note`}>{note}</Note>
    </Plate>
  )
}
