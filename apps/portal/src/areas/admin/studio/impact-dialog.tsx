import { chakra, Stack, Text } from '@chakra-ui/react'
import { ConfirmDialog } from '@the-house/design-system'
import type { CourseImpact } from '@the-house/domain'
import { useTranslation, type MessageKey } from '@the-house/i18n'
import type { Actions, Asked } from './use-actions.ts'

const List = chakra('ul', { base: { listStyle: 'disc', ps: 5, '& li::marker': { color: 'fg.muted' } } })

type Questions = 'REMOVE' | 'UNPUBLISH' | 'PUBLISH' | 'MOVE'
const confirmLabels: Record<Questions, MessageKey> = {
  REMOVE: 'studio.menu.remove',
  UNPUBLISH: 'studio.menu.unpublish',
  PUBLISH: 'studio.menu.publish',
  MOVE: 'studio.moveTo.move',
}
const isQuestion = (action: string): action is Questions => action in confirmLabels
const effects: (keyof CourseImpact)[] = ['moved', 'opened', 'practising']

/** Says how many students something concerns, before it is done. */
export function ImpactDialog({ actions }: { actions: Actions }) {
  const { asked } = actions
  return asked && <Question asked={asked} actions={actions} />
}

function Question({ asked: { deed, impact }, actions }: { asked: Asked; actions: Actions }) {
  const { t } = useTranslation()
  const action = isQuestion(deed.action) ? deed.action : 'MOVE'
  return (
    <ConfirmDialog
      open
      danger={action === 'REMOVE'}
      title={t(`studio.impact.${action}`, { count: deed.count, name: deed.name })}
      confirmLabel={t(confirmLabels[action])}
      loading={actions.busy}
      onConfirm={() => void actions.confirm()}
      onCancel={() => !actions.busy && actions.cancel()}
      description={
        <Stack gap={3}>
          <Text>{t('studio.impact.lead')}</Text>
          <List>
            {effects.map(
              (effect) =>
                impact[effect] > 0 && <li key={effect}>{t(`studio.impact.${effect}`, { count: impact[effect] })}</li>,
            )}
          </List>
          <Text color="fg.muted">{t('studio.impact.kept')}</Text>
        </Stack>
      }
    />
  )
}
