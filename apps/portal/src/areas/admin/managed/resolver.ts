/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary between yup's types and the form library's, which cannot see through a schema that a table makes */
import { yupResolver } from '@hookform/resolvers/yup'
import { managed, managedCalls } from '@the-house/domain'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { ObjectSchema } from 'yup'
import type { Values } from './draft.ts'
import type { ResourceName } from './resources.ts'

/** Checks a form as the server will. */
export const resolverOf = (name: ResourceName): Resolver<Values> =>
  yupResolver(managedCalls(managed[name]).create.body as ObjectSchema<FieldValues>) as unknown as Resolver<Values>
