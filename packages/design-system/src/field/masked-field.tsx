import { useMaskito } from '@maskito/react'
import { masks, type MaskName } from './masks.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface MaskedFieldProps extends TextFieldProps {
  mask: MaskName
}

const modes = { phone: 'tel', date: 'numeric' } as const satisfies Record<MaskName, string>

/** One line that takes its shape while it is typed, pasted or filled in; the value is what is seen. */
export function MaskedField({ mask, ...rest }: MaskedFieldProps) {
  // The mask finds the input below its node, so that the input's own ref stays the form library's.
  const ref = useMaskito({ options: masks[mask] })
  return (
    <div ref={ref}>
      <TextField inputMode={modes[mask]} {...rest} />
    </div>
  )
}
