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
    // All of the zone is the native field, so that a dropped file needs nothing of ours to be read.
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  },
})
const Words = chakra('span', { base: { textStyle: 'label', fontWeight: 'semibold' } })
const Kinds = chakra('span', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface FileZoneProps {
  /** The field's own id, where a label stands outside. */
  id?: string | undefined
  icon: ReactNode
  /** What to do here. */
  words: string
  /** What may be chosen. */
  kinds: string
  /** What the system's dialog offers: types or endings. */
  accept: readonly string[]
  invalid: boolean
  describedBy: string | undefined
  onChoose: (file: File) => void
}

/** Where a file is chosen, or dropped. */
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
          // The same file may be chosen once more.
          event.currentTarget.value = ''
          if (file) onChoose(file)
        }}
      />
    </Zone>
  )
}
