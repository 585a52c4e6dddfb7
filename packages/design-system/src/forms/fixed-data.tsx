import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { UsernameHint } from './username-hint.tsx'

export interface FixedDataProps {
  /** What is known, line by line; a line without a value is left out. */
  rows: readonly { label: string; value: string }[]
  /** What to do about it. */
  note: string
  /** The e-mail under which a password manager keeps a new password that stands in the same form. */
  username?: string
}

/** About as many letters go into a line on a phone; for browsers that do not size a field by its content. */
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
/** Read whole: as many lines as it needs. */
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

/** What is known already: to be read, and told to the school if it is wrong. */
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
