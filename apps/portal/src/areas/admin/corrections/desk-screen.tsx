import { Stack } from '@chakra-ui/react'
import type { CorrectionQueue } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../../api/shown-in-place.ts'
import { useRead } from '../../../api/use-read.ts'
import { idIn } from '../../../page/id-in.ts'
import { Loaded } from '../../../page/loaded.tsx'
import { ScreenHeading } from '../../../page/screen-heading.tsx'
import { Gone } from '../managed/gone.tsx'
import { SideBySideSkeleton } from '../side-by-side.tsx'
import { DeskWork } from './desk-work.tsx'
import { queuePaths } from './queues.ts'

export interface DeskScreenProps {
  queue: CorrectionQueue
  id: string | undefined
}

/** One answer on the desk of whoever corrects it. */
export function DeskScreen({ queue, id }: DeskScreenProps) {
  const { t } = useTranslation()
  const answer = idIn(id)
  // Read when it is opened, and then left alone: somebody is writing.
  const read = useRead('GET /corrections/:id', answer === null ? null : { params: { id: answer } }, {
    ...shownInPlace,
    // Whoever comes back to it within a moment is shown what it is by now, too.
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const isElsewhere = read.data && read.data.queue !== queue
  if (answer === null || read.error?.status === 404 || isElsewhere) return <Gone list={queuePaths[queue]} />
  return (
    <Loaded read={read} skeleton={<SideBySideSkeleton />}>
      {(desk) => (
        <Stack key={`${desk.id}/${desk.second_version ? 2 : 1}`} gap={{ base: 4, md: 6 }}>
          <ScreenHeading
            title={t(desk.second_version ? 'second-version.desk.title' : 'corrections.desk.title', {
              title: desk.exercise.title,
              name: desk.student.name,
            })}
            overflowWrap="anywhere"
          />
          <DeskWork queue={queue} desk={desk} />
        </Stack>
      )}
    </Loaded>
  )
}
