import {
  array,
  boolean as anyBoolean,
  mixed,
  number as anyNumber,
  object,
  setLocale,
  string,
  ValidationError,
  type Schema,
} from 'yup'
import { limits } from './limits.ts'

// Every message is a translation key, where a schema names none too.
setLocale({
  mixed: {
    default: 'validation.type',
    notType: 'validation.type',
    oneOf: 'validation.type',
    required: 'validation.required',
    defined: 'validation.required',
    notNull: 'validation.required',
  },
})

/** A number, never one that is read out of an array as yup's own does. */
export const number = () =>
  anyNumber().transform((value: number, given: unknown) => (typeof given === 'object' && given !== null ? NaN : value))

/** A yes or no, never one that is read out of an array as yup's own does. */
export const boolean = () =>
  anyBoolean().transform((value: boolean, given: unknown) =>
    typeof given === 'object' && given !== null ? given : value,
  )

/** A database identifier: a positive 32-bit integer. Query and path strings are converted. */
export const id = () => number().integer('validation.id').min(1, 'validation.id').max(2_147_483_647, 'validation.id')

export const requiredId = () => id().required('validation.required')
const asGiven = (_value: unknown, given: unknown) => given
const withoutEnds = (_value: unknown, given: unknown) => (typeof given === 'string' ? given.trim() : given)
/** A string that is never made out of an array or a number. Not yup's `strict`, which would leave out defaults. */
export const text = () => string().transform(asGiven).typeError('validation.text')
/** The same without the spaces around it, which keyboards and clipboards add. */
export const trimmed = () => string().transform(withoutEnds).typeError('validation.text')
export const email = () =>
  trimmed().max(limits.emailMax, 'validation.email').email('validation.email').required('validation.required')
/** A password to check at sign-in: only its presence and its upper bound count there. */
export const currentPassword = () =>
  text().max(limits.passwordMax, 'validation.passwordMax').required('validation.required')
/** An instant, ISO 8601 in UTC. */
export const instant = () => string()
/** A day of the calendar, YYYY-MM-DD, one that exists. */
export const day = () =>
  text().test('day', 'validation.date', (given) => {
    if (!given) return true
    const at = new Date(`${given}T00:00:00Z`)
    return /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given)
  })
/** The address of a file, or nothing. */
export const file = () => object({ url: string().required() }).nullable().default(null)

/** The messages of a failed validation by field, the first of each; all are translation keys. */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const inner = error.inner.length > 0 ? error.inner : [error]
  const fields: Record<string, string> = {}
  for (const { path, message } of inner) fields[path || 'body'] ??= message
  return fields
}

export { array, mixed, object, string, ValidationError, type Schema }
