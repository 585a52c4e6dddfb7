import { threadTasks } from './thread-tasks.ts'
import { serveTasks } from './threads/serve-tasks.ts'

/** What each thread of the server runs. */
export default serveTasks(threadTasks)
