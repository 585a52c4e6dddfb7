import { chakra, Stack } from '@chakra-ui/react'
import type { SafeHtml } from '@the-house/domain'
import { lazyWithRetry } from '@the-house/hooks'
import { Suspense, useId } from 'react'
import type { FieldProps } from '../field/field.tsx'
import { FieldError } from '../field/field-error.tsx'
import type { SendPicture } from './pictures/use-pictures.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

const RichTextEditor = lazyWithRetry(() => import('./rich-text-editor.tsx'))

const Label = chakra('span', { base: { textStyle: 'label', color: 'fg', alignSelf: 'start' } })
const Hint = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

export interface RichTextProps extends Omit<FieldProps, 'children' | 'quietLabel'> {
  /** HTML of the allow-list; anything else is removed (sanitized). */
  value: string
  /** Called with the sanitized HTML; empty: no text. */
  onChange: (html: SafeHtml) => void
  /** The language of the text. */
  lang?: string
  onBlur?: () => void
  /** Sends a picture that is pasted or dropped; without it pictures are left out, and the author is told. */
  onSendPicture?: SendPicture
  /** The message of a picture that could not be sent. */
  failureOf?: (reason: unknown) => string | undefined
}

/** A rich-text field with headings, lists and links; the editor is loaded lazily. Words of area `editing`. */
export function RichText({
  label,
  hint,
  error,
  value,
  onChange,
  lang,
  onBlur,
  onSendPicture,
  failureOf,
}: RichTextProps) {
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
          {...{ id, label, lang, value, onChange, onBlur, onSendPicture, failureOf }}
          labelledBy={`${id}-label`}
          describedBy={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          invalid={Boolean(error)}
        />
      </Suspense>
      <FieldError id={errorId}>{error}</FieldError>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Stack>
  )
}
