import { Stack } from '@chakra-ui/react'
import { Button, Card, Form, Skeleton } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { leaveFreely, useLeaving } from './use-leaving.ts'
import { useUser } from '../../../session/session.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Values } from './draft.ts'
import { DraftNote } from './draft-note.tsx'
import { FormField } from './form-field.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { resources } from './resources.ts'
import { useManagedForm, type ManagedFormProps } from './use-managed-form.ts'
import { fieldsOf } from './values.ts'

/** The fields of a managed thing, and what keeps them from being lost. */
export function ManagedForm(props: ManagedFormProps) {
  // The library tells what it is asked for by proxies, which memoised reads would miss.
  'use no memo'
  const { t } = useTranslation()
  const user = useUser()
  const { name, row } = props
  const form = useManagedForm({
    ...props,
    onSaved: (saved) => {
      leaveFreely()
      props.onSaved(saved)
    },
  })
  const room = useRef<HTMLDivElement>(null)
  const { submitCount } = form
  useEffect(() => {
    // After a hand-in that was refused, whoever cannot see the page is where there is something to do, too.
    if (submitCount > 0) room.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])
  const leaving = useLeaving(form.dirty && !form.busy)
  const { Editor } = resources[name]
  const fields = fieldsOf(name).filter(
    ({ kind, later, gate = 'signedIn' }) => kind !== 'editor' && (row !== null || !later) && allows(gate, user),
  )
  return (
    <Stack ref={room} gap={4}>
      {form.draft.offered && <DraftNote onUse={form.draft.use} onDrop={form.draft.drop} />}
      <Form
        busy={form.busy}
        onSubmit={form.onSubmit}
        actions={
          <Button type="submit" variant="primary" loading={form.busy} alignSelf="start">
            {t('admin.save')}
          </Button>
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
      </Form>
      {row && <ConflictDialog name={name} id={row.id} mine={form.values} {...form.conflict} />}
      <LeaveDialog open={leaving.asking} onStay={leaving.stay} onLeave={leaving.leave} />
    </Stack>
  )
}

interface WatchingProps {
  control: Control<Values>
  children: (values: Values) => ReactNode
}

/** Draws anew whenever a value changes, and nothing else with it. */
const Watching = ({ control, children }: WatchingProps) => children(useWatch({ control }))
