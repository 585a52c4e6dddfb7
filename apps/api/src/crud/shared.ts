import {
  allows,
  DomainError,
  managedCalls,
  type AnswerOf,
  type Call,
  type ManagedName,
  type QueryOf,
} from '@the-house/domain'
import type { House } from '../house.ts'
import type { SignedIn } from '../plugins/session.ts'
import { entityOf } from './entities.ts'
import { readOne, readPage } from './read.ts'
import { change } from './write.ts'

/** For calls that students have at the same address: the whole of a thing as `managed`, for those who may change it. */
export async function alsoManaged(house: House, user: SignedIn, name: ManagedName, id: number) {
  const entity = entityOf(name)
  return allows(entity.definition.manage, user) ? { managed: await readOne(house, entity, id) } : {}
}

/** A page of all that there is, for those who may change it. */
export async function managedPage(
  house: House,
  user: SignedIn,
  name: ManagedName,
  query: QueryOf<Call>,
): Promise<AnswerOf<Call>> {
  const entity = entityOf(name)
  if (!allows(entity.definition.manage, user)) throw new DomainError('access.denied')
  return readPage(house, entity, query)
}

/** The change of a thing whose address another call has too. */
export function managedChange(house: House, name: ManagedName) {
  const entity = entityOf(name)
  return {
    call: managedCalls(entity.definition).change,
    handler: ({ user, params, body }: { user: SignedIn; params: { id: number }; body: Record<string, unknown> }) =>
      change(house, entity, user, { id: params.id, body }),
  }
}
