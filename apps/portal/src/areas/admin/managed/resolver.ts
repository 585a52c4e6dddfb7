import { yupResolver } from '@hookform/resolvers/yup'
import { managed, type ManagedEntity } from '@the-house/domain'
import type { Resolver } from 'react-hook-form'
import { object } from 'yup'
import type { Values } from './draft.ts'
import type { ResourceName } from './resources.ts'

/** Checks a form as the server will. */
export function resolverOf(name: ResourceName): Resolver<Values> {
  const { fields }: ManagedEntity = managed[name]
  return yupResolver(object(fields))
}
