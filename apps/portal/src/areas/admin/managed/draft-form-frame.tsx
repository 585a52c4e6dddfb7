import { Flex, Stack } from '@chakra-ui/react'
import { Button, Form } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, type ReactNode } from 'react'
import { DraftNote } from '../resource/draft-note.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeavePrompt, type FormIdentity } from './use-leave-prompt.ts'
import type { useDraftForm } from './use-draft-form.ts'

export interface DraftFormFrameProps {
  form: Pick<ReturnType<typeof useDraftForm>, 'busy' | 'dirty' | 'draft' | 'onSubmit' | 'submitCount'>
  children: ReactNode
  /** A dialog over the form, when it is open. */
  dialog?: ReactNode
  /** What of an address names the form, where its path alone does not. */
  identity?: FormIdentity | undefined
  /** The label of the button that saves; default: 'Save'. */
  submit?: string
  /** Further buttons, beside the one that saves. */
  also?: ReactNode
}

/** The frame of a form with autosaved draft: the draft note, the submit button and the unsaved changes prompt. */
export function DraftFormFrame({ form, children, dialog, identity, submit, also }: DraftFormFrameProps) {
  const { t } = useTranslation()
  const room = useRef<HTMLDivElement>(null)
  const { busy, dirty, draft, onSubmit, submitCount } = form
  useEffect(() => {
    // After a failed validation the focus moves to the first invalid field, for screen readers and the keyboard.
    if (submitCount > 0) room.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])
  const leaving = useLeavePrompt(dirty && !busy, identity)
  return (
    <Stack ref={room} gap={4}>
      {draft.offered && <DraftNote onUse={draft.use} onDrop={draft.drop} />}
      <Form
        busy={busy}
        onSubmit={onSubmit}
        actions={
          <Flex gap={3} wrap="wrap">
            <Button type="submit" variant="primary" loading={busy}>
              {submit ?? t('admin.save')}
            </Button>
            {also}
          </Flex>
        }
      >
        {children}
      </Form>
      {dialog}
      <LeaveDialog open={leaving.asking} onStay={leaving.stay} onLeave={leaving.leave} />
    </Stack>
  )
}
