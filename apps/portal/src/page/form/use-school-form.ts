/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary between yup's types and the form library's, which cannot see through a generic schema */
import { dismissFailures, type Bind } from '@the-house/design-system'
import { yupResolver } from '@hookform/resolvers/yup'
import { useTranslation } from '@the-house/i18n'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import type { AnyObject, ObjectSchema } from 'yup'
import { ApiFailure, report } from '../../api/failure.ts'
import { mistakeText } from './mistake-text.ts'

export interface SchoolFormOptions<Values extends FieldValues> {
  /** The schema that the server checks with, too. */
  schema: ObjectSchema<Values, AnyObject, unknown>
  defaultValues: DefaultValues<NoInfer<Values>>
  /** Hands the values in; a rejection keeps what was typed. */
  send: (values: NoInfer<Values>) => Promise<void>
  /** Takes a refusal that this form answers itself; true: nobody else needs to hear of it. */
  onRefused?: (failure: ApiFailure, values: NoInfer<Values>) => boolean
}

/** The name of a field that the server speaks of, which may stand in a part of the body. */
const plain = (name: string): string => name.split('.').at(-1) ?? name

/** A form of the portal: its values, mistakes under their fields with the first one focused, and one hand-in at a time. */
export function useSchoolForm<Values extends FieldValues>(options: SchoolFormOptions<Values>) {
  // The library tells what it is asked for by proxies, which memoised reads would miss.
  'use no memo'
  useTranslation()
  const { schema, defaultValues, send, onRefused } = options
  const form = useForm<Values>({
    resolver: yupResolver(schema as ObjectSchema<FieldValues>) as unknown as Resolver<Values>,
    defaultValues,
  })
  const { register, handleSubmit, setError, getValues, formState } = form
  const { errors, isSubmitting } = formState

  function blame({ fields = {} }: ApiFailure): void {
    const known = Object.keys(getValues())
    const blamed = Object.entries(fields).filter(([name]) => known.includes(plain(name)))
    for (const [index, [name, message]] of blamed.entries())
      setError(plain(name) as Path<Values>, { message }, { shouldFocus: index === 0 })
  }

  async function handIn(values: Values): Promise<void> {
    try {
      await send(values)
      dismissFailures()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      blame(error)
      if (!onRefused?.(error, values)) report(error)
    }
  }

  const bind: Bind<Path<Values>> = (name) => ({
    ...register(name),
    error: mistakeText(errors[name]?.message as string | undefined),
  })
  const submit = handleSubmit(handIn)
  return {
    bind,
    busy: isSubmitting,
    /** As they are typed now, right or wrong. */
    values: getValues,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (!isSubmitting) void submit()
    },
  }
}
