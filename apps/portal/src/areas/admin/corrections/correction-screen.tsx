import { Stack } from '@chakra-ui/react'
import { TextLink } from '@the-house/design-system'
import type { CorrectionQueue } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { Link } from 'wouter'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'
import { idIn } from '../../../page/id-in.ts'
import { AsyncContent } from '../../../page/async-content.tsx'
import { paths } from '../../../page/paths.ts'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { DeletedNotice } from '../resource/deleted-notice.tsx'
import { SideBySideSkeleton } from '../side-by-side.tsx'
import { CorrectionWork } from './correction-work.tsx'
import { queuePaths } from './queues.ts'

export interface CorrectionScreenProps {
  queue: CorrectionQueue
  id: string | undefined
}

/** The screen on which a teacher corrects one answer. */
export function CorrectionScreen({ queue, id }: CorrectionScreenProps) {
  const { t } = useTranslation()
  const answer = idIn(id)
  // Fetched on mount only: a revalidation would change the task while the teacher writes.
  const read = useApiQuery('GET /corrections/:id', answer === null ? null : { params: { id: answer } }, {
    ...inlineErrors,
    // A return within the deduping interval has to fetch the current state, too.
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const isElsewhere = read.data && read.data.queue !== queue
  if (answer === null || read.error?.status === 404 || isElsewhere) return <DeletedNotice list={queuePaths[queue]} />
  return (
    <AsyncContent read={read} skeleton={<SideBySideSkeleton />}>
      {(task) => (
        <Stack key={`${task.id}/${task.second_version ? 2 : 1}`} gap={{ base: 4, md: 6 }}>
          <ScreenHeading
            title={t(task.second_version ? 'second-version.desk.title' : 'corrections.desk.title', {
              title: task.exercise.title,
              name: task.student.name,
            })}
            overflowWrap="anywhere"
          />
          <TextLink asChild alignSelf="start" display="inline-flex" alignItems="center" minH="target">
            <Link href={paths.learner(task.student.id)}>
              {t('corrections.desk.course', { name: task.student.name })}
            </Link>
          </TextLink>
          <CorrectionWork queue={queue} task={task} />
        </Stack>
      )}
    </AsyncContent>
  )
}
