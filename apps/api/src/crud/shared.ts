import {
  allows,
  DomainError,
  managedCalls,
  type AnswerOf,
  type Call,
  type ManagedName,
  type QueryOf,
} from '@the-house/domain'
import type { AppContext } from '../app-context.ts'
import type { AuthenticatedUser } from '../contract/authenticated-user.ts'
import { entityOf } from './entities.ts'
import { readOne, readPage } from './read.ts'
import { change } from './write.ts'

/** For calls that share their URL with students: adds the whole row as `managed` for users who may change it. */
export async function alsoManaged(context: AppContext, user: AuthenticatedUser, name: ManagedName, id: number) {
  const entity = entityOf(name)
  return allows(entity.definition.manage, user) ? { managed: await readOne(context, entity, user, id) } : {}
}

/** Returns a page of all rows to users who may change them. */
export async function managedPage(
  context: AppContext,
  user: AuthenticatedUser,
  name: ManagedName,
  query: QueryOf<Call>,
): Promise<AnswerOf<Call>> {
  const entity = entityOf(name)
  if (!allows(entity.definition.manage, user)) throw new DomainError('access.denied')
  return readPage(context, entity, user, query)
}

/** The change call of an entity, for a URL that another call shares. */
export function managedChange(context: AppContext, name: ManagedName) {
  const entity = entityOf(name)
  return {
    call: managedCalls(entity.definition).change,
    handler: ({
      user,
      params,
      body,
    }: {
      user: AuthenticatedUser
      params: { id: number }
      body: Record<string, unknown>
    }) => change(context, entity, user, { id: params.id, body }),
  }
}
