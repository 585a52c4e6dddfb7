import { yupResolver } from '@hookform/resolvers/yup'
import { formSchema, managed } from '@the-house/domain'
import type { Resolver } from 'react-hook-form'
import type { Values } from '../resource/form-draft.ts'
import type { ResourceName } from './resources.ts'

/** Returns a resolver that validates a form with the schema of the server. */
export function resolverOf(name: ResourceName): Resolver<Values> {
  return yupResolver(formSchema(managed[name]))
}
