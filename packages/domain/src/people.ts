import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { limits } from './limits.ts'
import { name } from './managed/fields.ts'
import { listOf, pageOf, pageQuery } from './paging.ts'
import { enrolReportSchema } from './enrolling.ts'
import { profiles } from './profiles.ts'
import { array, boolean, id, instant, number, object, requiredId, string, text, trimmed } from './validation.ts'

/** Whether somebody has an account, has a code and no account yet, or may not come in any more. */
export const personStates = ['REGISTERED', 'INVITED', 'DISABLED'] as const
export type PersonState = (typeof personStates)[number]

/** What the list of people can be put in order by. */
export const peopleSorts = ['name', 'created_at'] as const

const place = () => object({ id: requiredId(), name: string().required() })

/** Somebody as lists show them: of a CPF its middle digits alone. */
export const listedPersonSchema = object({
  /** null: a code that nobody has registered by yet. */
  id: id().nullable().default(null),
  /** The code that they came by, or are to come by. */
  code: string().nullable().default(null),
  name: string().required(),
  /** null: the school does not know it. */
  email: string().nullable().default(null),
  cpf: string().default(''),
  profile: string().oneOf(profiles).required(),
  admin: boolean().required(),
  state: string().oneOf(personStates).required(),
  unity: place(),
  tribe: place().nullable().default(null),
  created_at: instant().required(),
})
export type ListedPerson = InferType<typeof listedPersonSchema>

/** What administrators change of somebody. */
export const personFormSchema = object({
  name: name(),
  profile: string().oneOf(profiles, 'validation.type').required('validation.required'),
  admin: boolean().required('validation.required'),
  /** The unit that they begin in. */
  unity_id: requiredId(),
  /** Units that they may go on in, beside it. */
  other_units_id: array(requiredId()).max(1000, 'validation.list').default([]),
  /** Students have one, others may. */
  tribe_id: id()
    .nullable()
    .default(null)
    .when('profile', ([profile], tribe) => (profile === 'STUDENT' ? tribe.required('validation.required') : tribe)),
  /** Last chapter reached. */
  chapter: requiredId(),
})
export type PersonForm = InferType<typeof personFormSchema>

/** Somebody with an account. */
export const personSchema = personFormSchema.shape({
  id: requiredId(),
  /** Another one as soon as something of the form is: a save names the one that it began with. */
  version: string().required(),
  email: string().required(),
  cpf: string().default(''),
  code: string().nullable().default(null),
  state: string().oneOf(personStates).required(),
  unity: place(),
  other_units: array(place()).required(),
  tribe: place().nullable().default(null),
  tribe_id: id().nullable().default(null),
  created_at: instant().required(),
})
export type Person = InferType<typeof personSchema>

const peopleQuery = pageQuery.shape({
  /** Words of a name or an e-mail, or a code. */
  term: trimmed().max(100, 'validation.text'),
  sort: string().oneOf(peopleSorts.flatMap((one) => [one, `-${one}`] as const)),
  unity_id: id(),
  tribe_id: id(),
  profile: string().oneOf(profiles),
  state: string().oneOf(personStates),
})

const params = object({ id: requiredId() })

/** The code of a language; which there are is known where the words are. */
const languageCode = /^[a-z]{2,3}$/

export const peopleCalls = defineCalls({
  people: {
    ...endpoints.people,
    summary: 'A page of the people of the school, those who have not registered yet too',
    query: peopleQuery,
    answer: pageOf(listedPersonSchema, {}),
  },
  peopleTribes: { ...endpoints.peopleTribes, summary: 'The tribes that people can belong to', answer: listOf(place()) },
  person: { ...endpoints.person, summary: 'Somebody with an account', params, answer: personSchema },
  changePerson: {
    ...endpoints.changePerson,
    summary: 'Change what somebody is and where they belong',
    params,
    body: personFormSchema.shape({ version: text().max(100, 'validation.text').required('validation.required') }),
    answer: personSchema,
  },
  disablePerson: { ...endpoints.disablePerson, summary: 'Let somebody in no more', params, answer: personSchema },
  enablePerson: { ...endpoints.enablePerson, summary: 'Let somebody in again', params, answer: personSchema },
  enrolPeople: {
    ...endpoints.enrolPeople,
    summary: 'Codes for new people, of a CSV file: all of them or none',
    query: object({
      /** Says what would happen, and writes nothing. */
      dry_run: boolean().default(false),
      /** Changes codes that are there and that nobody has used. */
      update: boolean().default(false),
    }),
    upload: { field: 'file', maxBytes: limits.enrolBytes },
    answer: enrolReportSchema,
  },
  welcomePeople: {
    ...endpoints.welcomePeople,
    summary: 'Send the people of some codes a mail that tells how to register',
    body: object({
      codes: array(trimmed().max(limits.codeMax, 'validation.text').required('validation.required'))
        .min(1, 'validation.required')
        .max(50, 'validation.list')
        .required('validation.required'),
      language: string().matches(languageCode, 'validation.type').required('validation.required'),
    }),
    /** How many were written to; the others have no e-mail, or have registered meanwhile. */
    answer: object({ sent: number().required() }),
  },
})
