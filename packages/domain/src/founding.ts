import type { InferType } from 'yup'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { name, timeZone } from './managed/schemas.ts'
import { linkToken, newPassword, passwordAgain } from './passwords.ts'
import { sessionSchema } from './session.ts'
import { array, boolean, email, instant, number, object, string } from './validation.ts'

/** The fields of the form that founds a school: its first unit and its administrator. */
export const foundSchoolSchema = object({
  unit: name(),
  time_zone: timeZone(),
  name: name(),
  email: email(),
  password: newPassword(),
  confirmPassword: passwordAgain(),
})
export type FoundSchool = InferType<typeof foundSchoolSchema>

/** The form of an empty first book. */
export const newBookSchema = object({ name: name() })

/**
 * The steps of the onboarding, in which a founded school becomes one that teaches, in their order: the guided founding
 * and the home of administrators show them. Each is done once there is one of it, and can be skipped and taken up again.
 */
export const foundingSteps = ['ADMINISTRATOR', 'UNIT', 'TRIBE', 'PEOPLE', 'BOOK', 'WEEK'] as const
export type FoundingStep = (typeof foundingSteps)[number]
export const isFoundingStep = (given: unknown): given is FoundingStep => foundingSteps.some((step) => step === given)

export const foundingStepSchema = object({
  step: string().oneOf(foundingSteps).required(),
  done: boolean().required(),
  skipped: boolean().required(),
})
export type FoundingStepState = InferType<typeof foundingStepSchema>

const countedStepSchema = foundingStepSchema.shape({
  /** How many there are, at most `limits.foundingCount`: people who are invited count, chapters once they are published. */
  count: number().required(),
})
export type CountedStep = InferType<typeof countedStepSchema>

/** Whether a step still waits: neither done nor skipped. */
export const isOpenStep = ({ done, skipped }: Pick<FoundingStepState, 'done' | 'skipped'>) => !done && !skipped

const stepsSchema = object({ steps: array(countedStepSchema).required() })
export type Founding = InferType<typeof stepsSchema>

export const foundingCalls = defineCalls({
  foundingLink: {
    ...endpoints.foundingLink,
    summary: 'Whether the printed link still founds the school',
    params: object({ token: linkToken() }),
    answer: object({ expires_at: instant().required() }),
  },
  foundSchool: {
    ...endpoints.foundSchool,
    summary: 'Found the school by the printed link: its first unit and its administrator, who is signed in',
    body: foundSchoolSchema.shape({ token: linkToken() }),
    answer: sessionSchema,
  },
  founding: {
    ...endpoints.founding,
    summary: 'The steps of a founded school, with what is there of each',
    answer: stepsSchema,
  },
  skipFoundingStep: {
    ...endpoints.skipFoundingStep,
    summary: 'Skip a step of the founding, or take it up again',
    params: object({ step: string().oneOf(foundingSteps, 'validation.id').required('validation.required') }),
    body: object({ skipped: boolean().required('validation.required') }),
    answer: stepsSchema,
  },
})
