import { Stack } from '@chakra-ui/react'
import { Button, Card, Form, Skeleton } from '@the-house/design-system'
import { allows } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Suspense } from 'react'
import type { ManagedRow } from '../../../api/managed.ts'
import { leaveFreely, useLeaving } from './use-leaving.ts'
import { useUser } from '../../../session/session.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DraftNote } from './draft-note.tsx'
import { FormField } from './form-field.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { resources, type ResourceName } from './resources.ts'
import { useManagedForm } from './use-managed-form.ts'
import { fieldsOf } from './values.ts'

export interface ManagedFormProps {
  name: ResourceName
  /** null: a new one. */
  row: ManagedRow | null
  onSaved: (saved: ManagedRow) => void
}

/** The fields of a managed thing, and what keeps them from being lost. */
export function ManagedForm({ name, row, onSaved }: ManagedFormProps) {
  // The library tells what it is asked for by proxies, which memoised reads would miss.
  'use no memo'
  const { t } = useTranslation()
  const user = useUser()
  const form = useManagedForm(name, row, (saved) => {
    leaveFreely()
    onSaved(saved)
  })
  const leaving = useLeaving(form.dirty && !form.busy)
  const { Editor } = resources[name]
  const fields = fieldsOf(name).filter(
    ({ kind, later, gate = 'signedIn' }) => kind !== 'editor' && (row !== null || !later) && allows(gate, user),
  )
  return (
    <Stack gap={4}>
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
            <Editor values={form.watched()} onChange={form.change} row={row} busy={form.busy} />
          </Suspense>
        )}
      </Form>
      {row && <ConflictDialog name={name} id={row.id} mine={form.values} {...form.conflict} />}
      <LeaveDialog open={leaving.asking} onStay={leaving.stay} onLeave={leaving.leave} />
    </Stack>
  )
}
