import { Stack } from '@chakra-ui/react'
import { Button, Form } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, type ReactNode } from 'react'
import { DraftNote } from './draft-note.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeaving } from './use-leaving.ts'
import type { useKeptForm } from './use-kept-form.ts'

export interface KeptFrameProps {
  form: Pick<ReturnType<typeof useKeptForm>, 'busy' | 'dirty' | 'draft' | 'onSubmit' | 'submitCount'>
  children: ReactNode
  /** What stands above all of it once it is asked for. */
  dialog?: ReactNode
}

/** What is around the fields of a kept form: its draft, its one button, and the question before it is left. */
export function KeptFrame({ form, children, dialog }: KeptFrameProps) {
  const { t } = useTranslation()
  const room = useRef<HTMLDivElement>(null)
  const { busy, dirty, draft, onSubmit, submitCount } = form
  useEffect(() => {
    // After a hand-in that was refused, whoever cannot see the page is where there is something to do, too.
    if (submitCount > 0) room.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])
  const leaving = useLeaving(dirty && !busy)
  return (
    <Stack ref={room} gap={4}>
      {draft.offered && <DraftNote onUse={draft.use} onDrop={draft.drop} />}
      <Form
        busy={busy}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" variant="primary" loading={busy} alignSelf="start">
            {t('admin.save')}
          </Button>
        }
      >
        {children}
      </Form>
      {dialog}
      <LeaveDialog open={leaving.asking} onStay={leaving.stay} onLeave={leaving.leave} />
    </Stack>
  )
}
