import { yupResolver } from '@hookform/resolvers/yup'
import { personFormSchema, type Person, type PersonForm } from '@the-house/domain'
import type { Resolver } from 'react-hook-form'
import { object, type ObjectShape } from 'yup'
import type { Values } from '../resource/form-draft.ts'

/** The fields of the form in order, with the kind of each. */
export const personFields = [
  ['name', 'text'],
  ['profile', 'profile'],
  ['unity_id', 'unity'],
  ['other_units_id', 'units'],
  ['tribe_id', 'tribe'],
  ['admin', 'switch'],
] as const satisfies readonly (readonly [keyof PersonForm, string])[]
export type PersonField = (typeof personFields)[number][0]
export type PersonFieldKind = (typeof personFields)[number][1]

/** Returns the form values of a person. */
export const valuesOf = (person: Person): Values =>
  Object.fromEntries(personFields.map(([name]) => [name, person[name]]))

const { fields }: { fields: ObjectShape } = personFormSchema

/** Validates the form with the schema of the server. */
export const personResolver: Resolver<Values> = yupResolver(object(fields))
