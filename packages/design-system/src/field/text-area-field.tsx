import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'
import { useCounter } from './use-counter.tsx'

const Area = chakra('textarea', controlRecipe)

export interface TextAreaFieldProps
  extends Omit<ComponentProps<typeof Area>, 'children'>, Omit<FieldProps, 'children'> {
  /** The maximum length. A longer text is counted, not cut, so that the end of a paste is not lost. */
  limit: number
}

/** A multi-line text field with a counter of the characters. */
export function TextAreaField({ label, quietLabel, hint, error, limit, onInput, ...rest }: TextAreaFieldProps) {
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // Reads a draft that the owner has set in the uncontrolled field, so that the first paint shows the right count.
  useLayoutEffect(() => setTyped(box.current?.querySelector('textarea')?.value ?? ''), [])
  // The owner of a controlled field may set its text without any input.
  const written = typeof rest.value === 'string' ? rest.value : typed
  const { counter, region } = useCounter(written.trim().length, limit)
  const words = (
    <>
      {hint} {counter}
    </>
  )
  return (
    <div ref={box}>
      <Field label={label} quietLabel={quietLabel} hint={words} error={error}>
        {(control) => (
          <>
            <Area
              rows={4}
              resize="vertical"
              {...rest}
              {...control}
              onInput={(event) => {
                setTyped(event.currentTarget.value)
                onInput?.(event)
              }}
            />
            {region}
          </>
        )}
      </Field>
    </div>
  )
}
