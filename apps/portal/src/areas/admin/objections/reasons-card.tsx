import { chakra, Stack, Text } from '@chakra-ui/react'
import { Card } from '@the-house/design-system'
import type { ObjectionDetail } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { LearnerLink } from '../../../page/learner-link.tsx'
import { useUser } from '../../../session/session.ts'

const Title = chakra('h2', { base: { textStyle: 'heading' } })
const List = chakra('ul', {
  base: { listStyle: 'none', '& > li': { py: 3 }, '& > li + li': { borderTop: '1px solid', borderColor: 'border' } },
})

/** Lists the students who objected, with their reasons. */
export function ReasonsCard({ detail: { reasons } }: { detail: ObjectionDetail }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  return (
    <Card>
      <Title>{t('objections.reasons')}</Title>
      <List>
        {reasons.map(({ id, student, reason, created_at }) => (
          <li key={id}>
            <Stack gap={1}>
              {reason ? (
                <Text overflowWrap="anywhere">{reason}</Text>
              ) : (
                <Text color="fg.muted">{t('objections.noReason')}</Text>
              )}
              <Text textStyle="small" color="fg.muted">
                <LearnerLink student={student} /> · {formatMoment(created_at, unity.time_zone)}
              </Text>
            </Stack>
          </li>
        ))}
      </List>
    </Card>
  )
}
