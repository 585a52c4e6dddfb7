import { TextField } from '@the-house/design-system'
import { meetingLinkSchema } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { putMeetingLink } from '../../api/meetings.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { TaskForm, type ClassTaskProps } from './task-form.tsx'
import { useClassWrite } from './use-class-write.ts'

/** Gives an online class its link, or another one. */
export function LinkDialog({ one, keep, onClose }: ClassTaskProps) {
  const { t } = useTranslation()
  const { busy, refusal, write } = useClassWrite(one, keep)
  const { bind, onSubmit } = useSchoolForm({
    schema: meetingLinkSchema,
    defaultValues: { url: one.link },
    send: async ({ url }) => {
      const done = t('taught.link.done', { name: one.name })
      const change = { send: () => putMeetingLink(one.id, url), change: withLink(url), done }
      if (await write(change)) onClose()
    },
  })
  return (
    <TaskForm
      title={t('taught.link.title', { name: one.name })}
      go={t('taught.link.save')}
      {...{ busy, refusal, onSubmit, onClose }}
    >
      <TextField
        {...bind('url')}
        type="url"
        label={t('taught.link.field')}
        hint={t('taught.link.hint')}
        data-autofocus=""
      />
    </TaskForm>
  )
}

/** An open class is joined by it from now on. */
const withLink = (url: string) => (one: ClassTaskProps['one']) => ({
  ...one,
  link: url,
  url: one.status === 'OPEN' ? url : one.url,
})
