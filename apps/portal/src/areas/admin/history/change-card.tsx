import { Flex, Stack, Text } from '@chakra-ui/react'
import { Button, Card } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { RotateCcw } from 'lucide-react'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'
import { ChangeFields, type ChangeFieldsProps } from './change-fields.tsx'

export interface ChangeCardProps extends ChangeFieldsProps {
  /** Opens the restore dialog; left out where the change cannot be restored. */
  onRestore?: (() => void) | undefined
}

/** One change: user, time, differing fields, and the restore button. */
export function ChangeCard({ name, change, names, onRestore }: ChangeCardProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const moment = formatMoment(change.at, unity.time_zone)
  return (
    <Card as="li" listStyleType="none">
      <Stack gap={4}>
        <Flex gap={3} wrap="wrap" justify="space-between" align="baseline">
          <Text as="h2" textStyle="label" fontWeight="semibold">
            {t(`history.action.${change.action}`, { name: change.user?.name ?? t('history.somebody') })}
          </Text>
          <Text textStyle="small" color="fg.muted">
            <time dateTime={change.at}>{moment}</time>
          </Text>
        </Flex>
        {change.action === 'UPDATE' && <ChangeFields name={name} change={change} names={names} />}
        {onRestore && (
          <Button alignSelf="start" onClick={onRestore} aria-label={t('history.restore.label', { moment })}>
            <RotateCcw size={18} aria-hidden="true" />
            {t('history.restore.open')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
