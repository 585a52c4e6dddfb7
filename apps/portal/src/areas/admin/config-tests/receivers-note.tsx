import { chakra, Text } from '@chakra-ui/react'
import { Alert } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { errorMessageOf } from '../../../api/api-error.ts'
import type { useReceivers } from '../../../api/sendings.ts'

const Said = chakra('output', { base: { display: 'block' } })

export interface ReceiversNoteProps {
  /** Whether any receivers are chosen. */
  chosen: boolean
  read: ReturnType<typeof useReceivers>
}

/** The number of receivers, in a live region that announces each change. */
export function ReceiversNote({ chosen, read: { data, error } }: ReceiversNoteProps) {
  const { t } = useTranslation()
  const words = () => {
    if (!chosen) return t('config-tests.send.who.none')
    if (error) return errorMessageOf(error)
    if (!data) return t('design.loading')
    if (data.receivers === 0) return t('config-tests.send.who.nobody')
    return t('config-tests.send.who.count', { count: data.receivers })
  }
  const kept = chosen && data ? data.kept : 0
  return (
    <Alert status={chosen && (error || data?.receivers === 0) ? 'warning' : 'info'}>
      <Said>
        <Text fontWeight="semibold">{words()}</Text>
        {kept > 0 && <Text>{t('config-tests.send.who.kept', { count: kept })}</Text>}
      </Said>
    </Alert>
  )
}
