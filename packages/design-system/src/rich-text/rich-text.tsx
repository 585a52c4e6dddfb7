import { chakra, Stack } from '@chakra-ui/react'
import { lazyAgain } from '@the-house/hooks'
import { Suspense, useId } from 'react'
import type { FieldProps } from '../field/field.tsx'
import { Mistake } from '../field/mistake.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

const RichTextEditor = lazyAgain(() => import('./rich-text-editor.tsx'))

const Label = chakra('span', { base: { textStyle: 'label', color: 'fg', alignSelf: 'start' } })
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface RichTextProps extends Omit<FieldProps, 'children' | 'quietLabel'> {
  /** Html of the allow-list; what is not is taken out. */
  value: string
  /** The html as it is now, of the allow-list; empty: nothing is written. */
  onChange: (html: string) => void
  /** The language that is written. */
  lang?: string
  onBlur?: () => void
}

/** A text with headings, lists and links; the editor itself is loaded when it is shown. Words of area `editing`. */
export function RichText({ label, hint, error, value, onChange, lang, onBlur }: RichTextProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <Stack gap={1.5}>
      <Label id={`${id}-label`} onClick={() => document.getElementById(id)?.focus()}>
        {label}
      </Label>
      <Suspense fallback={<Skeleton h="13.5rem" />}>
        <RichTextEditor
          {...{ id, label, lang, value, onChange, onBlur }}
          labelledBy={`${id}-label`}
          describedBy={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          invalid={Boolean(error)}
        />
      </Suspense>
      <Mistake id={errorId}>{error}</Mistake>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Stack>
  )
}
