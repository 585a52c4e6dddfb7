import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Chip, TextLink } from '@the-house/design-system'
import type { ObjectionGroup } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { formatMoment } from '../../../page/clock.ts'
import { ListLink } from '../../../page/listing/list-link.tsx'
import { useUser } from '../../../session/session.ts'
import { exerciseTypeLabel } from '../resource/choices.ts'
import { AnswerParts } from './answer-parts.tsx'
import { objectionPath } from './paths.ts'
import { RulingLines } from './ruling-lines.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': { py: 4 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})

/** Lists groups of objections to equal answers; each links to its decision screen. */
export function GroupList({ groups }: { groups: readonly ObjectionGroup[] }) {
  const { t } = useTranslation()
  return (
    <List aria-label={t('objections.title')}>
      {groups.map((group) => (
        <li key={group.id}>
          <Group group={group} />
        </li>
      ))}
    </List>
  )
}

function Group({ group }: { group: ObjectionGroup }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { id, exercise, answer, book, chapter, students, alike, since, backed_by, ruling } = group
  return (
    <Stack gap={1}>
      <Flex justify="space-between" align="baseline" columnGap={4} rowGap={1} wrap="wrap">
        <TextLink asChild fontWeight="semibold">
          <ListLink href={objectionPath(id)}>
            <span lang="en">{exercise.title}</span>
          </ListLink>
        </TextLink>
        <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t('objections.since', { when: formatMoment(since, unity.time_zone) })}
        </Text>
      </Flex>
      <AnswerParts type={exercise.type} parts={answer} fontWeight="semibold" />
      {ruling ? (
        <RulingLines ruling={ruling} />
      ) : (
        <Flex gap={2} align="center" wrap="wrap">
          <Text textStyle="small">
            {t('objections.students', { count: students })} · {t('objections.alike', { count: alike })}
          </Text>
          {backed_by && <Chip tone="info">{t('objections.backedBy', { name: backed_by.name })}</Chip>}
        </Flex>
      )}
      <Text textStyle="small" color="fg.muted">
        {[t(exerciseTypeLabel(exercise.type)), book.name, chapter.name].join(' · ')}
      </Text>
    </Stack>
  )
}
