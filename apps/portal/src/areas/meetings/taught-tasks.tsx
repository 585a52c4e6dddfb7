import { Flex, Stack, Text } from '@chakra-ui/react'
import { Alert, Button } from '@the-house/design-system'
import type { OwnMeeting } from '@the-house/domain'
import { useNow } from '@the-house/hooks'
import { useTranslation } from '@the-house/i18n'
import { Link2, UserPlus, UserRoundPen } from 'lucide-react'
import { deleteCover } from '../../api/meetings.ts'
import { allowsTask, type ClassTask } from './class-tasks.ts'
import type { KeepOwn } from './own-classes.ts'
import { useClassWrite } from './use-class-write.ts'

const icons = { link: Link2, student: UserPlus, cover: UserRoundPen }

export interface Tasks {
  /** Opens the dialog of a task. */
  ask: (task: ClassTask, one: OwnMeeting) => void
  keep: KeepOwn
}

/** What the teacher can do with a class now, and how its link and its cover stand. */
export function TaughtTasks({ one, tasks: { ask, keep } }: { one: OwnMeeting; tasks: Tasks }) {
  const { t } = useTranslation()
  const now = useNow()
  const { busy, refusal, write } = useClassWrite(one, keep)
  const offered = (['link', 'student', 'cover'] as const).filter((task) => allowsTask(task, one, now))
  const asked = one.cover_asked
  const labels: Record<ClassTask, string> = {
    link: t(one.link ? 'taught.link.change' : 'taught.link.give'),
    student: t('taught.student.action'),
    cover: t(asked ? 'taught.cover.back' : 'taught.cover.ask'),
  }
  const withdraw = () =>
    void write({
      send: () => deleteCover(one.id),
      change: (known) => ({ ...known, cover_asked: false }),
      done: t('taught.cover.taken', { name: one.name }),
    })
  if (offered.length === 0) return null
  return (
    <Stack gap={2}>
      {offered.includes('link') && (
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
          {one.link ? `${t('taught.link.known')} ${one.link}` : t('taught.link.none')}
        </Text>
      )}
      {offered.includes('cover') && asked && <Text fontWeight="medium">{t('taught.cover.asked')}</Text>}
      <Flex wrap="wrap" columnGap={1} mx={-3}>
        {offered.map((task) => {
          const Icon = icons[task]
          const isBack = task === 'cover' && asked
          return (
            <Button
              key={task}
              variant="quiet"
              px={3}
              loading={isBack && busy}
              aria-label={`${labels[task]}: ${one.name}`}
              onClick={() => (isBack ? withdraw() : ask(task, one))}
            >
              <Icon size={18} aria-hidden="true" />
              {labels[task]}
            </Button>
          )
        })}
      </Flex>
      {refusal && (
        <Alert status="danger" role="alert">
          {refusal}
        </Alert>
      )}
    </Stack>
  )
}
