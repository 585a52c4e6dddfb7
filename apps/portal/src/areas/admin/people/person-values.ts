import { yupResolver } from '@hookform/resolvers/yup'
import { personFormSchema, type Person, type PersonForm } from '@the-house/domain'
import type { Resolver } from 'react-hook-form'
import { object, type ObjectShape } from 'yup'
import type { Values } from '../managed/draft.ts'

/** The fields of the form, in order, with how each is edited. */
export const personFields = [
  ['name', 'text'],
  ['profile', 'profile'],
  ['unity_id', 'unity'],
  ['other_units_id', 'units'],
  ['tribe_id', 'tribe'],
  ['chapter', 'chapter'],
  ['admin', 'switch'],
] as const satisfies readonly (readonly [keyof PersonForm, string])[]
export type PersonField = (typeof personFields)[number][0]
export type PersonFieldKind = (typeof personFields)[number][1]

/** What the form holds of somebody. */
export const valuesOf = (person: Person): Values =>
  Object.fromEntries(personFields.map(([name]) => [name, person[name]]))

const { fields }: { fields: ObjectShape } = personFormSchema

/** Checks the form as the server will. */
export const personResolver: Resolver<Values> = yupResolver(object(fields))
