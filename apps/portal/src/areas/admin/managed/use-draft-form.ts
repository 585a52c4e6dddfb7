import { useEffect, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { ApiError, handleError } from '../../../api/api-error.ts'
import { conflictIn } from '../../../api/conflict.ts'
import { useUser } from '../../../session/session.ts'
import { clearFormDraft, saveFormDraft, loadFormDraft, type Values } from '../resource/form-draft.ts'
import { useSaveAfterUploads } from './use-save-after-uploads.ts'
import { useShown } from './use-shown.ts'
import { isSame } from './values.ts'

export interface DraftForm<Row, Saved = Row> {
  /** The name of the form in the keys of its drafts. */
  name: string
  /** The id of the record; null: a new one. */
  id: number | null
  start: Values
  /** Maps a row that another user has saved to form values. */
  valuesOf: (row: Row) => Values
  resolver: Resolver<Values>
  /** Asks before a save; false: it does not go on. */
  confirm?: ((values: Values) => Promise<boolean>) | undefined
  /** Sends the values; after a conflict `theirs` is the row to overwrite. */
  send: (values: Values, theirs: Row | null) => Promise<Saved>
  /** Called with the saved row. */
  onSaved: (saved: Saved) => Promise<void> | void
  /** Called when the form continues from the version that another user has saved. */
  onTheirs: (theirs: Row) => void
}

/**
 * A form with an autosaved draft on this device and one save at a time. A save names the version it started from
 * (optimistic locking); where another user saved first, `conflict` opens and no input is lost.
 */
export function useDraftForm<Row, Saved = Row>(props: DraftForm<Row, Saved>) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const { name, id, start, valuesOf, resolver, confirm, send, onSaved, onTheirs } = props
  const { id: user } = useUser()
  const place = { user, name, id }
  const [conflict, setConflict] = useState(false)
  const isShown = useShown()
  const [offered, setOffered] = useState(() => {
    const draft = loadFormDraft(place)
    return draft && !isSame({ ...start, ...draft }, start) ? draft : null
  })
  const form = useForm<Values>({ defaultValues: start, resolver })
  const { isDirty, isSubmitting, errors, submitCount } = form.formState

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          saveFormDraft({ user, name, id }, values)
        },
      }),
    [form, user, name, id],
  )

  function blame({ fields = {} }: ApiError): void {
    const known = Object.keys(form.getValues())
    const blamed = Object.entries(fields).filter(([field]) => known.includes(field))
    for (const [index, [field, message]] of blamed.entries())
      form.setError(field, { message }, { shouldFocus: index === 0 })
  }

  async function save(values: Values, theirs: Row | null = null, then = onSaved): Promise<void> {
    const typed = { ...form.getValues() }
    try {
      if (confirm && !(await confirm(values))) return
      const saved = await send(values, theirs)
      // What the schema has made of the input, such as null of an empty address, is no change of the user.
      form.reset(typed, { keepValues: true })
      // Only after the reset, whose change event would save the draft again.
      clearFormDraft(place)
      await then(saved)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // The dialog of a form that was left cannot open: the user is told, and the draft is kept.
      if (conflictIn('save', error) && id !== null && isShown()) setConflict(true)
      else {
        blame(error)
        handleError(error)
      }
    }
  }

  const uploads = useSaveAfterUploads((then: typeof onSaved | undefined) => {
    void form.handleSubmit((values) => save(values, null, then))()
  })

  return {
    control: form.control,
    errors,
    busy: isSubmitting,
    /** Why a save waits for a file, or was not made without it. */
    saveBlock: uploads.saveBlock,
    /** The number of submits. */
    submitCount,
    dirty: isDirty,
    values: form.getValues,
    change: (values: Values) => {
      for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true })
    },
    /** Takes over the values of a newer row; what the user has changed since `before` stays. */
    refresh: (before: Values, values: Values) => {
      const mine = Object.entries(form.getValues()).filter(([field, value]) => !isSame(value, before[field]))
      form.reset(values)
      for (const [field, value] of mine) form.setValue(field, value, { shouldDirty: true })
      if (mine.length === 0) clearFormDraft(place)
    },
    /** Saves; `then` is called with the saved row in place of `onSaved`. */
    submit: (then?: typeof onSaved) => {
      if (!isSubmitting) uploads.request(then)
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (!isSubmitting) uploads.request(undefined)
    },
    draft: {
      offered: offered !== null,
      use: () => {
        for (const [field, value] of Object.entries(offered ?? {}))
          if (field in start) form.setValue(field, value, { shouldDirty: true })
        setOffered(null)
      },
      drop: () => {
        clearFormDraft(place)
        setOffered(null)
      },
    },
    conflict: {
      open: conflict,
      cancel: () => setConflict(false),
      /** Overwrites the version of the other user with the values of the form. */
      onMine: (theirs: Row) => {
        onTheirs(theirs)
        setConflict(false)
        void form.handleSubmit((values) => save(values, theirs))()
      },
      onTheirs: (theirs: Row) => {
        onTheirs(theirs)
        form.reset(valuesOf(theirs))
        clearFormDraft(place)
        setConflict(false)
      },
    },
  }
}
