import { yupResolver } from '@hookform/resolvers/yup'
import { managed, managedCalls } from '@the-house/domain'
import type { Resolver } from 'react-hook-form'
import type { Values } from './draft.ts'
import type { ResourceName } from './resources.ts'

/** Checks a form as the server will. */
export const resolverOf = (name: ResourceName): Resolver<Values> => yupResolver(managedCalls(managed[name]).create.body)
