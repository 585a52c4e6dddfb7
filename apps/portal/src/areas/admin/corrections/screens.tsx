import type { CorrectionQueue } from '@the-house/domain'
import type { ComponentType } from 'react'
import { DeskScreen } from './desk-screen.tsx'
import { QueueScreen } from './queue-screen.tsx'

interface ScreenProps {
  params: Record<string, string | undefined>
}

/** The two screens of a queue: what waits, and the desk of one answer. */
export const screensOf = (queue: CorrectionQueue): Record<'list' | 'desk', ComponentType<ScreenProps>> => ({
  list: () => <QueueScreen queue={queue} />,
  desk: ({ params: { id } }) => <DeskScreen key={id} queue={queue} id={id} />,
})
