import { Stack } from '@chakra-ui/react'
import { ConfirmDialog } from '@the-house/design-system'
import type { WholeMessage } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { useWatch } from 'react-hook-form'
import { useMessageReceivers } from '../../../api/messages.ts'
import { DraftFormFrame } from '../managed/draft-form-frame.tsx'
import { disableLeavePrompt } from '../managed/use-leave-prompt.ts'
import { audienceIn, chosenAudience } from './compose-values.ts'
import { MessageConflict } from './message-conflict.tsx'
import { ReceiversNote } from './receivers-note.tsx'
import { useCompose } from './use-compose.ts'
import { useConfirmation } from './use-confirmation.ts'
import { WhenPart } from './when-part.tsx'
import { WhoPart } from './who-part.tsx'
import { WordsPart } from './words-part.tsx'

export interface ComposeFormProps {
  /** The scheduled message that is edited; null: a new one. */
  message: WholeMessage | null
  /** Called with what was sent or scheduled. */
  onSaved: (saved: WholeMessage) => void
}

/** The form of a message: its words in both languages, whom it is for, and when it goes out. */
export function ComposeForm({ message, onSaved }: ComposeFormProps) {
  // react-hook-form tracks reads of its state by proxies, which memoized reads would miss.
  'use no memo'
  const { t } = useTranslation()
  const question = useConfirmation()
  const form = useCompose({
    message,
    confirm: question.ask,
    onSaved: (saved) => {
      disableLeavePrompt()
      onSaved(saved)
    },
  })
  const { control, errors, submitCount } = form
  const [chosen, at, mail] = useWatch({ control, name: ['audience', 'send_at', 'mail'] })
  const audience = chosenAudience(audienceIn(chosen))
  const counted = useMessageReceivers(audience)
  const count = audience && counted.data ? counted.data.receivers : 0
  const later = at !== null
  // While the number is not known, the question names none.
  const [known, open] = later ? (['later', 'laterUncounted'] as const) : (['now', 'nowUncounted'] as const)
  const title = count > 0 ? t(`messages.ask.${known}`, { count }) : t(`messages.ask.${open}`)
  const sendLabel = count > 0 ? t('messages.sendTo', { count }) : t('messages.send')
  return (
    <DraftFormFrame
      form={form}
      submit={later ? t('messages.schedule') : sendLabel}
      dialog={
        <>
          <ConfirmDialog
            {...question}
            title={title}
            description={t('messages.ask.text')}
            confirmLabel={t(later ? 'messages.schedule' : 'messages.send')}
          />
          {message && <MessageConflict id={message.id} mine={form.values} {...form.conflict} />}
        </>
      }
    >
      <Stack gap={4} maxW="60rem">
        <WordsPart control={control} errors={errors} submitCount={submitCount} />
        <WhoPart control={control} />
        <ReceiversNote chosen={audience !== null} later={later} mail={mail === true} read={counted} />
        <WhenPart control={control} />
      </Stack>
    </DraftFormFrame>
  )
}
