import { Stack } from '@chakra-ui/react'
import { Card, Skeleton } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { Suspense, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { leaveFreely } from './use-leaving.ts'
import { useUser } from '../../../session/session.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Values } from './draft.ts'
import { FormField } from './form-field.tsx'
import { KeptFrame } from './kept-frame.tsx'
import { resources } from './resources.ts'
import { useManagedForm, type ManagedFormProps } from './use-managed-form.ts'
import { fieldsOf } from './values.ts'

/** The fields of a managed thing, and what keeps them from being lost. */
export function ManagedForm(props: ManagedFormProps) {
  // The library tells what it is asked for by proxies, which memoised reads would miss.
  'use no memo'
  const user = useUser()
  const { name, row } = props
  const form = useManagedForm({
    ...props,
    onSaved: (saved) => {
      leaveFreely()
      props.onSaved(saved)
    },
  })
  const { Editor } = resources[name]
  const fields = fieldsOf(name).filter(
    ({ kind, later, gate = 'signedIn' }) => kind !== 'editor' && (row !== null || !later) && allows(gate, user),
  )
  return (
    <KeptFrame
      form={form}
      dialog={row && <ConflictDialog name={name} id={row.id} mine={form.values} {...form.conflict} />}
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
    </KeptFrame>
  )
}

interface WatchingProps {
  control: Control<Values>
  children: (values: Values) => ReactNode
}

/** Draws anew whenever a value changes, and nothing else with it. */
const Watching = ({ control, children }: WatchingProps) => children(useWatch({ control }))
