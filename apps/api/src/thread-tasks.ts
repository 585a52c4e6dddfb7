import { readingSeconds } from '@the-house/domain'
import type { Tasks } from './threads/serve-tasks.ts'
import { openThreads } from './threads/threads.ts'

/** What is done in threads, never on the main one: each loads its module there, and has its time. */
export const threadTasks = {
  exercises: { load: () => import('./areas/exercise-exchange/read-in-thread.ts'), seconds: readingSeconds.exercises },
  people: { load: () => import('./areas/people/read-in-thread.ts'), seconds: readingSeconds.people },
  paste: { load: () => import('./areas/course-studio/paste/read-in-thread.ts'), seconds: readingSeconds.paste },
  series: { load: () => import('./areas/class-series/file/read-in-thread.ts'), seconds: readingSeconds.series },
  media: { load: () => import('./files/media/read-in-thread.ts'), seconds: readingSeconds.media },
} as const satisfies Tasks

/** The tasks and their types. */
export type ThreadTasks = typeof threadTasks

/** Opens the pool of the server's threads; none runs before the first task. */
export const startThreads = () => openThreads(threadTasks, { entry: new URL('./thread-entry.ts', import.meta.url) })
