import { chakra } from '@chakra-ui/react'
import { Mistake } from '../field/mistake.tsx'
import type { Said } from './editing.ts'

const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

/** What is said about a group of fields; the group is `aria-describedby` its id. */
export function SaidWords({ id, said: { error, hint } }: { id: string; said: Said }) {
  return (
    <div id={id}>
      <Mistake id={`${id}-error`}>{error}</Mistake>
      {hint && <Hint>{hint}</Hint>}
    </div>
  )
}
