import { chakra } from '@chakra-ui/react'
import { FieldError } from '../field/field-error.tsx'
import type { Said } from './editing.ts'

const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

/** The error and hint of a group of fields; the group refers to `id` by `aria-describedby`. */
export function AnnouncedText({ id, said: { error, hint } }: { id: string; said: Said }) {
  return (
    <div id={id}>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && <Hint>{hint}</Hint>}
    </div>
  )
}
