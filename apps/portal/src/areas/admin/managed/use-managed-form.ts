import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiFailure, report } from '../../../api/failure.ts'
import { postManaged, putManaged, useForget, type ManagedRow } from '../../../api/managed.ts'
import { useUser } from '../../../session/session.ts'
import { dropDraft, keepDraft, readDraft, type Values } from './draft.ts'
import type { ResourceName } from './resources.ts'
import { resolverOf } from './resolver.ts'
import { emptyValues, isSame, valuesOf } from './values.ts'

export interface ManagedFormProps {
  name: ResourceName
  /** null: a new one. */
  row: ManagedRow | null
  /** The one that the form is of; a file that was sent meanwhile has made a newer one. */
  version: number | null
  onVersion: (version: number) => void
  /** Gets what the school has now. */
  onSaved: (saved: ManagedRow) => void
}

/**
 * The form of a managed thing: its values, a draft of them on this device, and one save at a time. A save names the
 * version that it began with; where somebody else was faster, `conflict` is set and nothing is lost.
 */
export function useManagedForm({ name, row, version, onVersion, onSaved }: ManagedFormProps) {
  // The library tells what it is asked for by proxies, which memoised reads would miss.
  'use no memo'
  const { id: user } = useUser()
  const forget = useForget()
  const place = { user, name, id: row?.id ?? null }
  const [conflict, setConflict] = useState(false)
  const start = row ? valuesOf(name, row) : emptyValues(name)
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(place)
    return draft && !isSame({ ...start, ...draft }, start) ? draft : null
  })
  const form = useForm<Values>({
    defaultValues: start,
    resolver: resolverOf(name),
  })
  const { isDirty, isSubmitting, errors, submitCount } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keepDraft({ user, name, id: row?.id ?? null }, values)
        },
      }),
    [form, user, name, row?.id],
  )

  function blame({ fields = {} }: ApiFailure): void {
    const known = Object.keys(form.getValues())
    const blamed = Object.entries(fields).filter(([field]) => known.includes(field))
    for (const [index, [field, message]] of blamed.entries())
      form.setError(field, { message }, { shouldFocus: index === 0 })
  }

  async function save(values: Values, against = version): Promise<void> {
    try {
      const saved = row
        ? await putManaged(name, row.id, { ...values, version: against })
        : await postManaged(name, values)
      form.reset(values, { keepValues: true })
      // After it: what the form tells of itself is kept as a draft.
      dropDraft(place)
      await forget(name)
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.status === 409 && row) setConflict(true)
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
      onMine: (theirs: ManagedRow) => {
        onVersion(theirs.version)
        setConflict(false)
        void form.handleSubmit((values) => save(values, theirs.version))()
      },
      onTheirs: (theirs: ManagedRow) => {
        onVersion(theirs.version)
        form.reset(valuesOf(name, theirs))
        dropDraft(place)
        setConflict(false)
      },
    },
  }
}
