import { useMaskito } from '@maskito/react'
import { masks, type MaskName } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface MaskedFieldProps extends TextFieldProps {
  mask: MaskName
}

const modes = { phone: 'tel', date: 'numeric' } as const satisfies Record<MaskName, string>

/** A text field with an input mask for typing, paste and autofill; its value is the formatted text. */
export function MaskedField({ mask, ...rest }: MaskedFieldProps) {
  // Maskito finds the input below its node, so that the input's own ref stays free for the form library.
  const ref = useMaskito({ options: masks[mask] })
  return (
    <div ref={ref}>
      <TextField inputMode={modes[mask]} {...rest} />
    </div>
  )
}
