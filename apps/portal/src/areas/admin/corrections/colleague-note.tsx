import { Flex, Text } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import type { Claim } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatTime } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'

export interface ColleagueNoteProps {
  claim: Claim
  onAnyway: () => void
  onAnother: () => void
}

/** Warns that a colleague has claimed the answer, so that correcting it anyway is a deliberate choice. */
export function ColleagueNote({ claim, onAnyway, onAnother }: ColleagueNoteProps) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const time = formatTime(claim.until, unity.time_zone)
  return (
    <Alert status="warning" role="alert">
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Text>{t('corrections.claim.taken', { name: claim.user.name, time })}</Text>
        <Flex gap={2} wrap="wrap">
          <Button onClick={onAnyway}>{t('corrections.claim.anyway')}</Button>
          <Button onClick={onAnother}>{t('corrections.claim.another')}</Button>
        </Flex>
      </Flex>
    </Alert>
  )
}
