import { Stack, Text } from '@chakra-ui/react'
import { ConfirmDialog } from '@the-house/design-system'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import { ImpactNote } from '../impact/impact-note.tsx'
import type { Actions } from './use-actions.ts'
import type { Asked } from './use-question.ts'

type Questions = 'REMOVE' | 'UNPUBLISH' | 'PUBLISH' | 'MOVE'
const confirmLabels: Record<Questions, MessageKey> = {
  REMOVE: 'studio.menu.remove',
  UNPUBLISH: 'studio.menu.unpublish',
  PUBLISH: 'studio.menu.publish',
  MOVE: 'studio.moveTo.move',
}
const isQuestion = (action: string): action is Questions => action in confirmLabels

/** Says how many students something concerns, before it is done. */
export function ImpactDialog({ actions }: { actions: Actions }) {
  const { asked } = actions
  return asked && <Question asked={asked} actions={actions} />
}

function Question({ asked: { label, impact }, actions }: { asked: Asked; actions: Actions }) {
  const { t } = useTranslation()
  const action = isQuestion(label.action) ? label.action : 'MOVE'
  return (
    <ConfirmDialog
      open
      danger={action === 'REMOVE'}
      title={t(`studio.impact.${action}`, { count: label.count, name: label.name })}
      confirmLabel={t(confirmLabels[action])}
      loading={actions.busy}
      onConfirm={actions.confirm}
      onCancel={() => !actions.busy && actions.cancel()}
      description={
        <Stack gap={3}>
          <ImpactNote impact={impact} />
          <Text color="fg.muted">{t('studio.impact.kept')}</Text>
        </Stack>
      }
    />
  )
}
