import { HStack } from '@chakra-ui/react'
import { Alert, IconButton } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { X } from 'lucide-react'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import type { Conflict } from './use-course.ts'

/** Says who has changed what, so that a press was refused. */
export function ConflictNote({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { by, at, name } = conflict
  return (
    <Alert status="warning" role="alert" title={t('studio.conflict.title')}>
      <HStack gap={2} justify="space-between" align="start">
        <span>
          {by === null || at === null
            ? name === null
              ? t('studio.conflict.partUnknown')
              : t('studio.conflict.unknown', { name })
            : name === null
              ? t('studio.conflict.part', { by, when: formatMoment(at, unity.time_zone) })
              : t('studio.conflict.row', { by, name, when: formatMoment(at, unity.time_zone) })}
        </span>
        <IconButton label={t('studio.conflict.close')} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </HStack>
    </Alert>
  )
}
