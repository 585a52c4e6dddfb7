import { useEffect, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { ApiFailure, report } from '../../../api/failure.ts'
import { useUser } from '../../../session/session.ts'
import { dropDraft, keepDraft, readDraft, type Values } from './draft.ts'
import { isSame } from './values.ts'

export interface KeptForm<Row> {
  /** What its drafts are called. */
  name: string
  /** null: a new thing. */
  id: number | null
  start: Values
  /** What the form holds of a thing that somebody else has saved. */
  valuesOf: (row: Row) => Values
  resolver: Resolver<Values>
  /** Hands the values in; `theirs` is what they are to be written over, after a conflict. */
  send: (values: Values, theirs: Row | null) => Promise<Row>
  /** Gets what the school has now. */
  onSaved: (saved: Row) => Promise<void> | void
  /** Somebody else's save is what the form is of now. */
  onTheirs: (theirs: Row) => void
}

/**
 * The form of something that is managed: its values, a draft of them on this device, and one save at a time. A save
 * names the version that it began with; where somebody else was faster, `conflict` is set and nothing is lost.
 */
export function useKeptForm<Row>({ name, id, start, valuesOf, resolver, send, onSaved, onTheirs }: KeptForm<Row>) {
  // The library tells what it is asked for by proxies, which memoised reads would miss.
  'use no memo'
  const { id: user } = useUser()
  const place = { user, name, id }
  const [conflict, setConflict] = useState(false)
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(place)
    return draft && !isSame({ ...start, ...draft }, start) ? draft : null
  })
  const form = useForm<Values>({ defaultValues: start, resolver })
  const { isDirty, isSubmitting, errors, submitCount } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepDraft({ user, name, id }, values)
        },
      }),
    [form, user, name, id],
  )

  function blame({ fields = {} }: ApiFailure): void {
    const known = Object.keys(form.getValues())
    const blamed = Object.entries(fields).filter(([field]) => known.includes(field))
    for (const [index, [field, message]] of blamed.entries())
      form.setError(field, { message }, { shouldFocus: index === 0 })
  }

  async function save(values: Values, theirs: Row | null = null): Promise<void> {
    try {
      const saved = await send(values, theirs)
      form.reset(values, { keepValues: true })
      // After it: what the form tells of itself is kept as a draft.
      dropDraft(place)
      await onSaved(saved)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.status === 409 && id !== null) setConflict(true)
      else {
        blame(error)
        report(error)
      }
    }
  }

  return {
    control: form.control,
    errors,
    busy: isSubmitting,
    /** How often it was handed in. */
    submitCount,
    dirty: isDirty,
    values: form.getValues,
    change: (values: Values) => {
      for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true })
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (!isSubmitting) void form.handleSubmit((values) => save(values))()
    },
    draft: {
      offered: offered !== null,
      use: () => {
        for (const [field, value] of Object.entries(offered ?? {}))
          if (field in start) form.setValue(field, value, { shouldDirty: true })
        setOffered(null)
      },
      drop: () => {
        dropDraft(place)
        setOffered(null)
      },
    },
    conflict: {
      open: conflict,
      cancel: () => setConflict(false),
      /** Saves what is in the form over what somebody else has saved. */
      onMine: (theirs: Row) => {
        onTheirs(theirs)
        setConflict(false)
        void form.handleSubmit((values) => save(values, theirs))()
      },
      onTheirs: (theirs: Row) => {
        onTheirs(theirs)
        form.reset(valuesOf(theirs))
        dropDraft(place)
        setConflict(false)
      },
    },
  }
}
