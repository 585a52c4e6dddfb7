import type { UploadOptions } from '@the-house/design-system/admin'
import { newExercise, type CourseEntity, type CourseStep, type PressedSteps } from '@the-house/domain'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useInvalidateManaged, type ManagedRow } from '../../../../api/managed.ts'
import { sendUpload } from '../../../../api/uploads.ts'
import { resolverOf } from '../../managed/resolver.ts'
import { titleOf } from '../../managed/title-of.ts'
import { useDraftForm } from '../../managed/use-draft-form.ts'
import { isSame } from '../../managed/values.ts'
import type { Values } from '../../resource/form-draft.ts'
import { nodeValues, shownFields } from './node-values.ts'
import { asFormError, changeStep, decidingSteps, makingSteps } from './form-steps.ts'

/** The row that a form has saved or made. */
export interface SavedNode {
  entity: CourseEntity
  id: number
}

export interface NodeFormInput {
  entity: CourseEntity
  /** The row as the server has it; null: a new one. */
  row: ManagedRow | null
  /** The parent of a new row; null: a book. */
  parent: number | null
  /** The values that a new row begins with. */
  start: Values
  /** Asks before a change that concerns students; false: it is not saved. */
  ask: (steps: CourseStep[]) => Promise<boolean>
  press: (steps: CourseStep[]) => Promise<PressedSteps>
  onSaved: (saved: SavedNode) => void
}

/** The draft form of a row of the course, which saves by steps. */
export function useNodeForm({ entity, row, parent, start, ask, press, onSaved }: NodeFormInput) {
  const invalidate = useInvalidateManaged()
  /** What the changes of the form are told from: the row as it was read or saved last. */
  const base = useRef(row)

  async function change(from: ManagedRow, values: Values): Promise<SavedNode> {
    const step = changeStep(entity, from, nodeValues(entity, from), values)
    const saved = { entity, id: from.id }
    if (!step) return saved
    const { versions } = await press([step])
    const version = versions.find((one) => one.entity === entity && one.id === from.id)?.version
    base.current = { ...from, ...values, version: version ?? from.version }
    return saved
  }

  async function create(values: Values): Promise<SavedNode> {
    const { made } = await press(makingSteps(entity, parent, values))
    const [first] = made
    if (!first) throw new Error('A new row has no id.')
    return { entity, id: first.id }
  }

  const form = useDraftForm<ManagedRow, SavedNode>({
    // A new row is drafted for its parent: the draft would be offered beneath others too.
    name: row || parent === null ? entity : `${entity}.in.${parent}`,
    id: row?.id ?? null,
    start,
    valuesOf: (theirs) => nodeValues(entity, theirs),
    resolver: resolverOf(entity),
    confirm: (values) => ask(decidingSteps(entity, base.current, values)),
    send: async (values, theirs) => {
      try {
        const from = theirs ?? base.current
        const saved = from ? await change(from, values) : await create(values)
        await invalidate(entity)
        return saved
      } catch (error) {
        throw asFormError(error)
      }
    },
    onSaved,
    onTheirs: (theirs) => {
      base.current = theirs
    },
  })
  const takeOver = useEffectEvent((now: ManagedRow) => {
    if (!base.current || now.version <= base.current.version) return
    const [before, after, mine] = [nodeValues(entity, base.current), nodeValues(entity, now), form.values()]
    const isContested = shownFields(entity).some(
      ({ name }) =>
        !isSame(before[name], after[name]) && ![before[name], after[name]].some((one) => isSame(one, mine[name])),
    )
    // Contested fields are left to the conflict dialog, which the next save opens.
    if (isContested) return
    base.current = now
    form.refresh(before, after)
  })
  useEffect(() => {
    if (row) takeOver(row)
  }, [row])

  function fillTitle(): void {
    if (entity !== 'exercises') return
    const title = titleOf({ ...newExercise('OPEN_ANSWER'), ...form.values() })
    if (title !== form.values()['title']) form.change({ title })
  }

  return {
    ...form,
    /** Sends a file as it is chosen; it comes to its place with the next save. */
    sendFile: async (field: string, file: File, how: UploadOptions): Promise<void> => {
      const sent = await sendUpload({ entity, field }, file, how)
      if (!how.signal.aborted) form.change({ [field]: sent })
    },
    onSubmit: (event: { preventDefault: () => void }) => {
      fillTitle()
      form.onSubmit(event)
    },
    submit: (then?: (saved: SavedNode) => void) => {
      fillTitle()
      form.submit(then)
    },
  }
}

export type NodeFormState = ReturnType<typeof useNodeForm>
