import type { Todo } from '@the-house/domain'
import type { AppContext } from '../../app-context.ts'
import type { AuthenticatedUser } from '../../contract/authenticated-user.ts'
import { findClasses } from './classes.ts'
import { findNews } from './news.ts'
import { findQueues } from './queues.ts'
import { findSecondVersions } from './second-versions.ts'
import { findOpenTests } from './open-tests.ts'

/** Everything that waits for a user, each kind from its own tables. */
export async function readTodo(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  user: AuthenticatedUser,
): Promise<Todo> {
  const server_time = clock().toISOString()
  const [tests, news, second_versions, classes, queues] = await Promise.all([
    findOpenTests(db, user, server_time),
    findNews(db, user),
    findSecondVersions(db, user),
    findClasses(db, user, server_time),
    findQueues(db, user),
  ])
  return { server_time, tests, ...news, second_versions, classes, queues }
}
