import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { duties } from './kinds.ts'
import { limits } from './limits.ts'
import { name } from './managed/schemas.ts'
import { cursorPageOf, cursorPageQuery, listOf } from './paging.ts'
import { enrolReportSchema } from './enrolment.ts'
import { profiles } from './profiles.ts'
import { array, boolean, id, instant, number, object, press, requiredId, string, text, trimmed } from './validation.ts'

/** State of an account: registered, invited by a code that is not used yet, or disabled. */
export const personStates = ['REGISTERED', 'INVITED', 'DISABLED'] as const
export type PersonState = (typeof personStates)[number]

/** The sort fields of the list of people. */
export const peopleSorts = ['name', 'created_at'] as const

const place = () => object({ id: requiredId(), name: string().required() })

/** A duty of a person, limited to a unit; null: it counts in all units of the person. */
const givenDutySchema = object({
  duty: string().oneOf(duties, 'validation.type').required('validation.required'),
  unity_id: id().nullable().default(null),
})
export type GivenDuty = InferType<typeof givenDutySchema>

/** The duties that administrators give a person, each at most once. */
export const dutiesFormSchema = object({
  duties: array(givenDutySchema.required())
    .max(duties.length, 'validation.list')
    .test('once', 'validation.taken', (given = []) => new Set(given.map(({ duty }) => duty)).size === given.length)
    .required('validation.required'),
})
export type DutiesForm = InferType<typeof dutiesFormSchema>

/** A person in lists: the CPF is masked to its middle digits. */
export const listedPersonSchema = object({
  /** null: nobody has registered with the code yet. */
  id: id().nullable().default(null),
  /** The code of the enrolment, used or not. */
  code: string().nullable().default(null),
  name: string().required(),
  /** null: unknown to the school. */
  email: string().nullable().default(null),
  cpf: string().default(''),
  profile: string().oneOf(profiles).required(),
  admin: boolean().required(),
  state: string().oneOf(personStates).required(),
  unity: place(),
  tribe: place().nullable().default(null),
  /** By name, in any unit. */
  duties: array(string().oneOf(duties).required()).required(),
  created_at: instant().required(),
})
export type ListedPerson = InferType<typeof listedPersonSchema>

/** The fields of a person that administrators edit. */
export const personFormSchema = object({
  name: name(),
  profile: string().oneOf(profiles, 'validation.type').required('validation.required'),
  admin: boolean().required('validation.required'),
  /** The default unit. */
  unity_id: requiredId(),
  /** Further units that the person may switch to. */
  other_units_id: array(requiredId()).max(1000, 'validation.list').default([]),
  /** Required for students, optional for others. */
  tribe_id: id()
    .nullable()
    .default(null)
    .when('profile', ([profile], tribe) => (profile === 'STUDENT' ? tribe.required('validation.required') : tribe)),
})
export type PersonForm = InferType<typeof personFormSchema>

/** A person with an account. */
export const personSchema = personFormSchema.shape({
  id: requiredId(),
  /**
   * Changes with every edit of the form's fields, for optimistic locking: a save sends the version that it was based
   * on.
   */
  version: string().required(),
  email: string().required(),
  cpf: string().default(''),
  code: string().nullable().default(null),
  state: string().oneOf(personStates).required(),
  unity: place(),
  other_units: array(place()).required(),
  tribe: place().nullable().default(null),
  tribe_id: id().nullable().default(null),
  duties: array(givenDutySchema.required()).required(),
  /** Changes with every edit of the duties, for optimistic locking. */
  duties_version: string().required(),
  /** The current chapter of the course. */
  chapter: place()
    .shape({ number: number().nullable().default(null) })
    .nullable()
    .default(null),
  created_at: instant().required(),
})
export type Person = InferType<typeof personSchema>

const peopleQuery = cursorPageQuery.shape({
  /** Searched in names and e-mails, or a code. */
  term: trimmed().max(100, 'validation.text'),
  sort: string().oneOf(peopleSorts.flatMap((one) => [one, `-${one}`] as const)),
  unity_id: id(),
  tribe_id: id(),
  profile: string().oneOf(profiles),
  state: string().oneOf(personStates),
  duty: string().oneOf(duties),
  /** Only those who were invited a week ago and have not come. */
  idle: boolean(),
})

const params = object({ id: requiredId() })

/** A language code; which languages exist is defined in the i18n package. */
const languageCode = /^[a-z]{2,3}$/

export const peopleCalls = defineCalls({
  people: {
    ...endpoints.people,
    summary: 'A page of the people of the school, those who have not registered yet too',
    query: peopleQuery,
    /** `more`: there are more than `total`, which counts only so far. */
    answer: cursorPageOf(listedPersonSchema, { more: boolean().required() }),
  },
  peopleTribes: { ...endpoints.peopleTribes, summary: 'The tribes that people can belong to', answer: listOf(place()) },
  person: { ...endpoints.person, summary: 'A person of the school', params, answer: personSchema },
  changePerson: {
    ...endpoints.changePerson,
    summary: 'Change the profile, units and tribe of a person',
    params,
    body: personFormSchema.shape({ version: text().max(100, 'validation.text').required('validation.required') }),
    answer: personSchema,
  },
  changeDuties: {
    ...endpoints.changeDuties,
    summary: 'Give a person duties, or end them',
    params,
    body: dutiesFormSchema.shape({ version: text().max(100, 'validation.text') }),
    answer: personSchema,
  },
  disablePerson: {
    ...endpoints.disablePerson,
    summary: 'Disable a person, whose sessions end',
    params,
    answer: personSchema,
  },
  enablePerson: { ...endpoints.enablePerson, summary: 'Enable a disabled person', params, answer: personSchema },
  enrolPeople: {
    ...endpoints.enrolPeople,
    summary: 'Codes for new people, of a CSV file: all of them or none',
    query: object({
      /** A dry run: returns the report and writes nothing. */
      dry_run: boolean().default(false),
      /** Updates existing codes that are not used yet. */
      update: boolean().default(false),
      /** Gives CPFs the zeros back that a spreadsheet took from their begin. */
      zeros: boolean().default(false),
      press: press(),
    }),
    upload: { field: 'file', maxBytes: limits.enrolBytes },
    answer: enrolReportSchema.shape({
      /** The import that a job goes on with, `GET /imports/:id`; null: this is the result. */
      import_id: id().nullable().default(null),
    }),
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
    /** How many mails were sent; the other people have no e-mail, or have registered meanwhile. */
    answer: object({ sent: number().required() }),
  },
})
