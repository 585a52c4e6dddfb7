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

/**
 * For calls that share their URL with students: adds for users who may change it the whole row as `managed`, and each
 * field of its form as it is stored, so that what they have read can be sent back by PUT.
 */
export async function alsoManaged(context: AppContext, user: AuthenticatedUser, name: ManagedName, id: number) {
  const entity = entityOf(name)
  const { fields, manage } = entity.definition
  if (!allows(manage, user)) return {}
  const row = await readOne(context, entity, user, id)
  const form = Object.fromEntries([...Object.keys(fields), 'version', 'updated_at'].map((field) => [field, row[field]]))
  return { ...form, managed: row }
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
