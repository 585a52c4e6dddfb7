import { Flex, Stack } from '@chakra-ui/react'
import { Button, Form } from '@the-house/design-system'
import { usePendingUploads } from '@the-house/design-system/admin'
import { useTranslation } from '@the-house/i18n'
import { useEffect, useRef, type ReactNode } from 'react'
import { DraftNote } from '../resource/draft-note.tsx'
import { SaveBlockNote } from './save-block-note.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { useLeavePrompt, type FormIdentity } from './use-leave-prompt.ts'
import type { useDraftForm } from './use-draft-form.ts'

export interface DraftFormFrameProps {
  form: Pick<ReturnType<typeof useDraftForm>, 'busy' | 'dirty' | 'draft' | 'saveBlock' | 'onSubmit' | 'submitCount'>
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
  const { busy, dirty, draft, saveBlock, onSubmit, submitCount } = form
  const uploads = usePendingUploads()
  const isUploading = uploads.sending + uploads.failed > 0
  useEffect(() => {
    // After a failed validation the focus moves to the first invalid field, for screen readers and the keyboard.
    if (submitCount > 0) room.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])
  const leaving = useLeavePrompt((dirty && !busy) || isUploading, identity)
  return (
    <Stack ref={room} gap={4}>
      {draft.offered && <DraftNote onUse={draft.use} onDrop={draft.drop} />}
      <Form
        busy={busy}
        onSubmit={onSubmit}
        actions={
          <Stack gap={0}>
            <SaveBlockNote saveBlock={saveBlock} />
            <Flex gap={3} wrap="wrap">
              <Button type="submit" variant="primary" loading={busy || saveBlock === 'sending'}>
                {submit ?? t('admin.save')}
              </Button>
              {also}
            </Flex>
          </Stack>
        }
      >
        {children}
      </Form>
      {dialog}
      <LeaveDialog open={leaving.asking} uploading={isUploading} onStay={leaving.stay} onLeave={leaving.leave} />
    </Stack>
  )
}
