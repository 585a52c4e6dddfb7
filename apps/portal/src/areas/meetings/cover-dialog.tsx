import { Text } from '@chakra-ui/react'
import { TextAreaField } from '@the-house/design-system'
import { coverSchema, limits } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { postCover } from '../../api/meetings.ts'
import { useSchoolForm } from '../../page/form/use-school-form.ts'
import { useUser } from '../../session/session.ts'
import { TaskForm, type ClassTaskProps } from './task-form.tsx'
import { useClassWrite } from './use-class-write.ts'

/** Asks for a substitute in a class, and says first who is told. */
export function CoverDialog({ one, keep, onClose }: ClassTaskProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { busy, refusal, write } = useClassWrite(one, keep)
  const { bind, onSubmit } = useSchoolForm({
    schema: coverSchema,
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const done = t('taught.cover.done', { name: one.name })
      const send = () => postCover(one.id, reason)
      if (await write({ send, change: (known) => ({ ...known, cover_asked: true }), done })) onClose()
    },
  })
  return (
    <TaskForm
      title={t('taught.cover.title', { name: one.name })}
      go={t('taught.cover.go')}
      {...{ busy, refusal, onSubmit, onClose }}
    >
      <Text>{t('taught.cover.told', { unit: unity.name })}</Text>
      <TextAreaField
        {...bind('reason')}
        label={t('taught.cover.reason')}
        hint={t('taught.cover.reasonHint')}
        limit={limits.classReasonMax}
        rows={2}
      />
    </TaskForm>
  )
}
