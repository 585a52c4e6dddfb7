import { setTimeout as delay } from 'node:timers/promises'
import { serveTasks, type Tasks } from '../threads/serve-tasks.ts'

/** One module with a time that is long enough for a loaded machine, one with none to spare, and one late to come. */
export const faultyTasks = {
  patient: { load: () => import('./faulty-tasks.ts'), seconds: 60 },
  hasty: { load: () => import('./faulty-tasks.ts'), seconds: 1 },
  /** Its modules alone take longer than its time. */
  slowToLoad: { load: () => delay(1500).then(() => import('./faulty-tasks.ts')), seconds: 1 },
} as const satisfies Tasks

export default serveTasks(faultyTasks)
