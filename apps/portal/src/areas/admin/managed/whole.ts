import { allows, managed, type ManagedEntity, type ManagedName, type Subject } from '@the-house/domain'

/** Readers get the rows of their own unit; users who may manage the entity ask for all units. */
export function wholeOf(name: ManagedName, user: Subject): { all?: true } {
  const { read, manage }: ManagedEntity = managed[name]
  return read !== undefined && allows(manage, user) ? { all: true } : {}
}
