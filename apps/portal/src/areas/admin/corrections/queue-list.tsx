import { chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Chip, TextLink } from '@the-house/design-system'
import type { CorrectionQueue, WaitingAnswer } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { formatMoment } from '../../../page/clock.ts'
import { LearnerLink } from '../../../page/learner-link.tsx'
import { useUser } from '../../../session/session.ts'
import { correctionPath } from './queues.ts'

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': { py: 4 },
    '& > li + li': { borderTop: '1px solid', borderColor: 'border' },
  },
})

export interface CorrectionQueueListProps {
  queue: CorrectionQueue
  answers: readonly WaitingAnswer[]
  /** The query string of the filters, passed on to the correction screen. */
  filters: string
}

/** Lists the answers to correct; each links to its correction screen. */
export const CorrectionQueueList = ({ queue, answers, filters }: CorrectionQueueListProps) => {
  const { t } = useTranslation()
  return (
    <List aria-label={t(`corrections.queue.${queue}`)}>
      {answers.map((answer) => (
        <li key={answer.id}>
          <QueueRow answer={answer} href={`${correctionPath(queue, answer.id)}${filters}`} />
        </li>
      ))}
    </List>
  )
}

function QueueRow({ answer, href }: { answer: WaitingAnswer; href: string }) {
  const { t } = useTranslation()
  const { unity } = useUser()
  const { title, student, beginning, test, book, chapter, claim, answered_at, second } = answer
  return (
    <Stack gap={1}>
      <Flex justify="space-between" align="baseline" columnGap={4} rowGap={1} wrap="wrap">
        <TextLink asChild fontWeight="semibold">
          <Link href={href} aria-label={t('corrections.row.open', { title, name: student.name })}>
            {title}
          </Link>
        </TextLink>
        <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t(second ? 'second-version.desk.sent' : 'corrections.row.handedIn', {
            when: formatMoment(answered_at, unity.time_zone),
          })}
        </Text>
      </Flex>
      <Text overflowWrap="anywhere" lineClamp={2} lang="en" translate="no">
        {beginning}
      </Text>
      <Flex gap={2} align="center" wrap="wrap">
        <Text textStyle="small" color="fg.muted">
          <LearnerLink student={student} />
          {['', ...[test?.name, book.name, chapter.name].filter(Boolean)].join(' · ')}
        </Text>
        {second && <Chip tone="info">{t('second-version.desk.chip')}</Chip>}
        {claim && (
          <Chip tone={claim.own ? 'info' : 'warning'}>
            {claim.own ? t('corrections.row.own') : t('corrections.row.taken', { name: claim.user.name })}
          </Chip>
        )}
      </Flex>
    </Stack>
  )
}
