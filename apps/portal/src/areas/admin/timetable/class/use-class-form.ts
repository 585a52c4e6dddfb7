import type { ClassForm } from '@the-house/domain'
import { useForm } from 'react-hook-form'
import type { Values } from '../../resource/form-draft.ts'
import { classOf, classResolver } from '../plan/plan-values.ts'

/** The form of a class: validated with the schema of the server. */
export function useClassForm(start: Values, onValid: (form: ClassForm) => void) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const form = useForm<Values>({ defaultValues: start, resolver: classResolver })
  return {
    control: form.control,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      void form.handleSubmit((values) => onValid(classOf(values)))()
    },
  }
}
