/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary between yup's types and the form library's, which cannot see through a generic schema */
import { dismissFailures, type Bind } from '@the-house/design-system'
import type { AnyObjectSchema, CallSchema, PasswordOwner } from '@the-house/domain'
import { yupResolver } from '@hookform/resolvers/yup'
import { useTranslation } from '@the-house/i18n'
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form'
import { ApiError, handleError } from '../../api/api-error.ts'
import { errorText } from './error-text.ts'

export interface SchoolFormOptions<Values extends FieldValues> {
  /** The validation schema, which the server uses, too. */
  schema: CallSchema<Values>
  defaultValues: DefaultValues<NoInfer<Values>>
  /** Who sets a password by the form, whose name and e-mail it must not be. */
  owner?: PasswordOwner
  /** Submits the values; on a rejection the form keeps its input. */
  send: (values: NoInfer<Values>) => Promise<void>
  /** Handles an error in the form itself; true: the global error handler is skipped. */
  onRefused?: (failure: ApiError, values: NoInfer<Values>) => boolean
}

/** The form's field of a server-side error, whose path may be nested in the body. */
const plain = (name: string): string => name.split('.').at(-1) ?? name

/**
 * The form hook of the portal: values, field errors with focus on the first one, and no second submit while one is
 * pending.
 */
export function useSchoolForm<Values extends FieldValues>(options: SchoolFormOptions<Values>) {
  // The form library tracks reads of its state by proxies, which memoized reads would bypass.
  'use no memo'
  useTranslation()
  const { schema, defaultValues, owner, send, onRefused } = options
  const form = useForm<Values>({
    resolver: yupResolver(schema as unknown as AnyObjectSchema) as unknown as Resolver<Values>,
    defaultValues,
    context: owner,
  })
  const { register, handleSubmit, setError, setValue, getValues, formState } = form
  const { errors, isSubmitting } = formState

  function blame({ fields = {} }: ApiError): void {
    const known = Object.keys(getValues())
    const blamed = Object.entries(fields).filter(([name]) => known.includes(plain(name)))
    for (const [index, [name, message]] of blamed.entries())
      setError(plain(name) as Path<Values>, { message }, { shouldFocus: index === 0 })
  }

  async function onValid(values: Values): Promise<void> {
    try {
      await send(values)
      dismissFailures()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      blame(error)
      if (!onRefused?.(error, values)) handleError(error)
    }
  }

  const bind: Bind<Path<Values>> = (name) => ({
    ...register(name),
    error: errorText(errors[name]?.message as string | undefined),
  })
  const submit = handleSubmit(onValid)
  return {
    bind,
    busy: isSubmitting,
    /** The present input, valid or not. */
    values: getValues,
    /** Fills in a field that the user need not type again. */
    fill: setValue,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (!isSubmitting) void submit()
    },
  }
}
