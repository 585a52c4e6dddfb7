import { chakra } from '@chakra-ui/react'
import { useState, type DragEvent, type ReactNode } from 'react'

const Zone = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 1,
    px: 4,
    py: 8,
    textAlign: 'center',
    cursor: 'pointer',
    bg: 'bg.sunken',
    border: '2px dashed',
    borderColor: 'border.strong',
    borderRadius: 'card',
    '&:hover, &[data-over]': { borderColor: 'accent', bg: 'accent.subtle' },
    '&:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '&:has(input[aria-invalid=true])': { borderColor: 'wrong' },
    // The native file input covers the zone, so that drag and drop works without code.
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
})
const Words = chakra('span', { base: { textStyle: 'label', fontWeight: 'semibold' } })
const Kinds = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface FileZoneProps {
  /** The id of the input, where the label is outside. */
  id?: string | undefined
  icon: ReactNode
  /** The instruction. */
  words: string
  /** The accepted file types, as text. */
  kinds: string
  /** The `accept` attribute: MIME types or extensions. */
  accept: readonly string[]
  invalid: boolean
  describedBy: string | undefined
  onChoose: (file: File) => void
}

/** A zone to choose or drop a file. */
export function FileZone({ id, icon, words, kinds, accept, invalid, describedBy, onChoose }: FileZoneProps) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }
  return (
    <Zone
      data-over={over ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {icon}
      <Words>{words}</Words>
      <Kinds>{kinds}</Kinds>
      <input
        id={id}
        type="file"
        accept={accept.join(',')}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        data-autofocus=""
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          // Resets the input, so that choosing the same file again fires a change event.
          event.currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
    </Zone>
  )
}
