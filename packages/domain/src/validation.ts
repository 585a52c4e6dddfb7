import {
  array as anyArray,
  boolean as anyBoolean,
  mixed,
  number as anyNumber,
  object,
  setLocale,
  string,
  ValidationError,
  type ISchema,
  type InferType,
  type Schema,
} from 'yup'
import type { SafeHtml } from './html.ts'
import { limits } from './limits.ts'
import { unplayables } from './media-facts.ts'

// Every message is a translation key, also where a schema sets none.
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

/** The notations of numbers in texts that are taken; JavaScript would convert `0x1`, `1e0`, `+1` and ` 1` too. */
const notations = { decimal: /^(-?\d+(\.\d+)?)?$/, digits: /^\d*$/ }

const numberIn = (notation: RegExp) =>
  anyNumber().transform((value: number, given: unknown) => {
    if (typeof given === 'string') return notation.test(given) ? value : NaN
    return typeof given === 'object' && given !== null ? NaN : value
  })

/** A number; unlike yup's own, it never coerces an array, nor a text that is no plain decimal number. */
export const number = () => numberIn(notations.decimal)

/** A boolean; unlike yup's own, it never coerces an array. */
export const boolean = () =>
  anyBoolean().transform((value: boolean, given: unknown) =>
    typeof given === 'object' && given !== null ? given : value,
  )

/** A database identifier: a positive 32-bit integer. Query and path strings of decimal digits are converted. */
export const id = () =>
  numberIn(notations.digits).integer('validation.id').min(1, 'validation.id').max(2_147_483_647, 'validation.id')

export const requiredId = () => id().required('validation.required')
const asGiven = (_value: unknown, given: unknown) => given
const withoutEnds = (_value: unknown, given: unknown) => (typeof given === 'string' ? given.trim() : given)
/** A string; it never coerces an array or a number. yup's `strict` would leave out defaults. */
export const text = () => string().transform(asGiven).typeError('validation.text')
/** A string without leading and trailing spaces, which keyboards and clipboards add. */
export const trimmed = () => string().transform(withoutEnds).typeError('validation.text')
/** The idempotency key of a file that is sent: by one press it is imported once. */
export const press = () => trimmed().max(64, 'validation.long').default('')
/** The longest URL, in characters. */
const addressMax = 2000
/** An optional https URL. */
export const webAddress = () =>
  trimmed()
    .max(addressMax, 'validation.long')
    .matches(/^https:\/\/[^\s/]+\S*$/, { message: 'validation.address', excludeEmptyString: true })
    .default('')
export const email = () =>
  trimmed().max(limits.emailMax, 'validation.email').email('validation.email').required('validation.required')
/** A password at sign-in: only its presence and its upper bound are validated. */
export const currentPassword = () =>
  text().max(limits.passwordMax, 'validation.passwordMax').required('validation.required')
/** The HTML of an answer. What a request sends is a plain string until the server has cleaned it. */
export const safeHtml = () => string<SafeHtml>()
/** An instant, ISO 8601 in UTC. */
export const instant = () => string()
/** A calendar day, YYYY-MM-DD, that exists. */
export const day = () =>
  text().test('day', 'validation.date', (given) => {
    if (!given) return true
    const at = new Date(`${given}T00:00:00Z`)
    return /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(given)
  })
/** What was found in a file when it was sent; absent in one that was sent before files were read. */
export const fileFacts = () => ({
  /** In bytes, as it is stored. */
  bytes: number().integer(),
  /** How long a sound or film is. */
  seconds: number(),
  /** How many pages a PDF has. */
  pages: number().integer(),
  /** Why browsers do not play a sound or film. */
  unplayable: string().oneOf(unplayables),
})

/** The URL of a file, or null. */
export const file = () =>
  object({ url: string().required(), ...fileFacts() })
    .nullable()
    .default(null)

/** What is known of a picture besides its URL; nothing of one that was stored as it was sent. */
export const pictureFields = () => ({
  /** Its width in pixels, upright. */
  width: number().integer(),
  height: number().integer(),
  /** Its smaller widths and its own, as an `img` element takes them; absent where it has one size. */
  srcset: string(),
})

/** The URL of a picture with its dimensions, or null. */
export const picture = () =>
  object({ url: string().required(), ...pictureFields(), ...fileFacts() })
    .nullable()
    .default(null)
export type Picture = NonNullable<InferType<ReturnType<typeof picture>>>
/** What is known of a sound, film or PDF. */
export type FileFacts = Pick<Picture, 'bytes' | 'seconds' | 'pages' | 'unplayable'>

/** The most elements that a schema takes. */
const mostIn = ({ tests }: Schema): number =>
  Math.min(...tests.map(({ OPTIONS }) => (OPTIONS?.name === 'max' ? Number(OPTIONS.params?.['max']) : Infinity)))

/** A list; the elements of one that is longer than its `max` are not looked at, so that they cost no time. */
export const array = <T>(of: ISchema<T>) =>
  anyArray(of)
    .transform((value: unknown, _given: unknown, schema: Schema) =>
      Array.isArray(value) && value.length > mostIn(schema) ? 'too long' : value,
    )
    .typeError(({ originalValue }) => (Array.isArray(originalValue) ? 'validation.list' : 'validation.type'))

/** Maps a validation error to the first message of each field; all messages are translation keys. */
export function fieldErrors(error: ValidationError): Record<string, string> {
  const inner = error.inner.length > 0 ? error.inner : [error]
  const fields: Record<string, string> = {}
  for (const { path, message } of inner) fields[path || 'body'] ??= message
  return fields
}

export { mixed, object, string, ValidationError, type Schema }
