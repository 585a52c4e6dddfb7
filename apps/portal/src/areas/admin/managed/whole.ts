import { allows, managed, type ManagedEntity, type ManagedName, type Subject } from '@the-house/domain'

/** What readers may list is that of their own unit; whoever manages it asks for all of the school. */
export function wholeOf(name: ManagedName, user: Subject): { all?: true } {
  const { read, manage }: ManagedEntity = managed[name]
  return read !== undefined && allows(manage, user) ? { all: true } : {}
}
