import { managed, type ManagedEntity } from '@the-house/domain'
import type { ResourceName } from './resources.ts'

/** The fields of an entity that are yes or no and that its list can be filtered by. */
export function flagsOf(name: ResourceName): string[] {
  const { filters = [], fields }: ManagedEntity = managed[name]
  return filters.filter((field) => fields[field]?.input.type === 'boolean')
}
