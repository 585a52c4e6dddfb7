import { serveTasks, type Tasks } from '../threads/serve-tasks.ts'

/** One module with a time that is long enough for a loaded machine, and one with none to spare. */
export const faultyTasks = {
  patient: { load: () => import('./faulty-tasks.ts'), seconds: 60 },
  hasty: { load: () => import('./faulty-tasks.ts'), seconds: 1 },
} as const satisfies Tasks

export default serveTasks(faultyTasks)
