import { Stack } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { Suspense, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { savingSteps } from '../impact/row-steps.ts'
import { useImpactQuestion } from '../impact/use-impact-question.tsx'
import { disableLeavePrompt } from './use-leave-prompt.ts'
import { useUser } from '../../../session/session.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Values } from '../resource/form-draft.ts'
import { FormField } from './form-field.tsx'
import { DraftFormFrame } from './draft-form-frame.tsx'
import { resources } from './resources.ts'
import { useManagedForm, type ManagedFormProps } from './use-managed-form.ts'
import { fieldsOf } from './values.ts'

/** The form of a record, with draft, conflict dialog and unsaved changes prompt. */
export function ManagedForm(props: ManagedFormProps) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const user = useUser()
  const { name, row } = props
  const impact = useImpactQuestion()
  const form = useManagedForm({
    ...props,
    confirm: async (values) => impact.ask(await savingSteps(name, row, values)),
    onSaved: (saved) => {
      disableLeavePrompt()
      props.onSaved(saved)
    },
  })
  const { Editor } = resources[name]
  const fields = fieldsOf(name).filter(
    ({ kind, later, permission = 'signedIn' }) =>
      kind !== 'editor' && (row !== null || !later) && allows(permission, user),
  )
  return (
    <DraftFormFrame
      form={form}
      dialog={
        <>
          {row && <ConflictDialog name={name} id={row.id} mine={form.values} {...form.conflict} />}
          {impact.dialog}
        </>
      }
    >
      <Card maxW="44rem">
        <Stack gap={5}>
          {fields.map((field) => (
            <FormField key={field.name} control={form.control} field={field} row={row} />
          ))}
        </Stack>
      </Card>
      {Editor && (
        <Suspense fallback={<Skeleton h="40rem" />}>
          <Watching control={form.control}>
            {(values) => <Editor values={values} onChange={form.change} row={row} busy={form.busy} />}
          </Watching>
        </Suspense>
      )}
    </DraftFormFrame>
  )
}

interface WatchingProps {
  control: Control<Values>
  children: (values: Values) => ReactNode
}

/** Rerenders its children alone when a value changes. */
const Watching = ({ control, children }: WatchingProps) => children(useWatch({ control }))
