import type { InferType } from 'yup'
import { birthday } from './birthday.ts'
import { defineCalls } from './call.ts'
import { endpoints } from './endpoints.ts'
import { registrationProfiles } from './kinds.ts'
import { limits } from './limits.ts'
import { newPassword, passwordAgain } from './passwords.ts'
import { phone } from './phone.ts'
import { email, object, string, text, trimmed } from './validation.ts'

/** An enrolment code as it is typed. */
export const enrolmentCode = () =>
  trimmed()
    .required('validation.required')
    .min(limits.codeMin, 'validation.codeMin')
    .max(limits.codeMax, 'validation.codeMax')

/** What a person proves beside the code, where the school knows it and has enrolled no e-mail. */
export const enrolmentFacts = ['birthday', 'cpf_end'] as const
export type EnrolmentFact = (typeof enrolmentFacts)[number]

const profile = () => string().oneOf(registrationProfiles, 'validation.type').default('STUDENT')
const school = () => text().max(limits.codeMax, 'validation.text').default(limits.registerSystem)

/** The first step: profile, enrolment code and e-mail. */
export const validateCodeSchema = object({
  profile: profile(),
  code: enrolmentCode(),
  email: email(),
  school: school(),
  /** A fact that the server has asked for. */
  birthday: birthday(),
  /** The same: the last four digits of the CPF. */
  cpf_end: trimmed().matches(/^\d{4}$/, { message: 'validation.cpfEnd', excludeEmptyString: true }),
})
export type ValidateCode = InferType<typeof validateCodeSchema>

/** The enrolment data that the school has stored for a code. */
export const enrolmentSchema = object({
  system: string().required(),
  code: string().required(),
  email: string().required(),
  profile: string().oneOf(registrationProfiles).required(),
  name: string().required(),
  /** Masked to its middle digits, for the owner to recognize; empty where the school has none. */
  cpf: string().default(''),
})
export type Enrolment = InferType<typeof enrolmentSchema>

/** The fields of the second step. */
export const personalDataSchema = object({
  cellphone: phone().max(limits.phoneMax, 'validation.phone').required('validation.required'),
  birthday: birthday().required('validation.required'),
  password: newPassword(),
  confirmPassword: passwordAgain(),
})
export type PersonalData = InferType<typeof personalDataSchema>

/** Both steps; name and CPF are taken from the enrolment, and ignored if sent. */
export const registrationSchema = personalDataSchema.concat(validateCodeSchema).shape({
  /** Proves the code too, where the school knows it. */
  birthday: birthday().required('validation.required'),
  system: text().max(limits.codeMax, 'validation.text').default(limits.registerSystem),
  country: text().max(limits.codeMax, 'validation.text').required('validation.required'),
})
export type Registration = InferType<typeof registrationSchema>

export const registerCalls = defineCalls({
  validateCode: {
    ...endpoints.validateCode,
    summary: 'Check an enrolment code',
    body: validateCodeSchema,
    answer: enrolmentSchema,
  },
  register: {
    ...endpoints.register,
    summary: 'First access: complete the registration',
    body: object({ user: registrationSchema.required('validation.required') }),
  },
})
