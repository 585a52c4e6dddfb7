import type { CorrectionQueue } from '@the-house/domain'
import type { ComponentType } from 'react'
import { CorrectionScreen } from './correction-screen.tsx'
import { QueueScreen } from './queue-screen.tsx'

interface ScreenProps {
  params: Record<string, string | undefined>
}

/** Returns the two screens of a queue: the list and the correction of one answer. */
export const screensOf = (queue: CorrectionQueue): Record<'list' | 'desk', ComponentType<ScreenProps>> => ({
  list: () => <QueueScreen queue={queue} />,
  desk: ({ params: { id } }) => <CorrectionScreen key={id} queue={queue} id={id} />,
})
