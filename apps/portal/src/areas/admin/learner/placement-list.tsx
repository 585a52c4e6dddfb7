import { Heading, Stack, Text } from '@chakra-ui/react'
import type { Learner } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { useUser } from '../../../session/session.ts'

/** Who has placed the learner on which chapter, when and why; nothing where nobody has. */
export function PlacementList({ placements }: Pick<Learner, 'placements'>) {
  const { t } = useTranslation()
  const { unity } = useUser()
  if (placements.length === 0) return null
  return (
    <Stack as="section" aria-label={t('learner.placements')} gap={3} maxW="44rem">
      <Heading as="h2" textStyle="heading">
        {t('learner.placements')}
      </Heading>
      <Stack as="ul" gap={2} listStyleType="none">
        {placements.map(({ at, by, chapter, reason }) => (
          <li key={at}>
            <Text>{t('learner.placed', { chapter, reason })}</Text>
            <Text textStyle="small" color="fg.muted">
              {t('learner.placedBy', { name: by || t('learner.somebody'), time: formatMoment(at, unity.time_zone) })}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
