import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { Values } from '../../resource/form-draft.ts'

export interface TellValuesProps {
  control: Control<Values>
  onValues: (values: Values) => void
}

/** Tells the values of a form as they change, once the form itself has been drawn. */
export function TellValues({ control, onValues }: TellValuesProps) {
  const values = useDeferredValue(useWatch({ control }))
  const tell = useEffectEvent(onValues)
  useEffect(() => tell(values), [values])
  return null
}
