import { Flex, Text } from '@chakra-ui/react'
import { Chip } from '@the-house/design-system'
import type { Ruling } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Check, X } from 'lucide-react'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'

/** The decision: accepted or refused, by which user and when, and the answers that it re-marked. */
export function RulingLines({ ruling: { accepted, user, at, remarked } }: { ruling: Ruling }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const when = formatMoment(at, unity.time_zone)
  return (
    <Flex columnGap={3} rowGap={1} align="center" wrap="wrap">
      <Chip tone={accepted ? 'right' : 'wrong'}>
        {accepted ? <Check aria-hidden="true" size="1em" /> : <X aria-hidden="true" size="1em" />}
        {t(accepted ? 'objections.ruling.accepted' : 'objections.ruling.refused')}
      </Chip>
      <Text textStyle="small" fontVariantNumeric="tabular-nums">
        {user ? `${user.name}, ${when}` : when}
      </Text>
      {accepted && <Text textStyle="small">{t('objections.ruling.remarked', { count: remarked })}</Text>}
    </Flex>
  )
}
