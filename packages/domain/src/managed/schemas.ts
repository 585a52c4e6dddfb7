import { storedFilm } from '../embeds.ts'
import { limits } from '../limits.ts'
import { isPlainText } from '../plain-text.ts'
import { isTimeZone } from '../time-zone.ts'
import { boolean, day, number, text, trimmed, webAddress } from '../validation.ts'

export { webAddress } from '../validation.ts'

/** The longest texts of managed entities, in characters. */
const most = { line: 500, html: 100_000, position: 1_000_000 } as const

/** A required display name. */
export const name = () =>
  trimmed()
    .max(limits.nameMax, 'validation.long')
    .test('invisible', 'validation.invisible', (given) => !given || isPlainText(given))
    .required('validation.required')
/** The address of a film or another medium: of a film the one of its page, and null for an empty text. */
export const mediaAddress = () =>
  webAddress()
    .nullable()
    .transform((given: unknown) => (typeof given === 'string' ? storedFilm(given) || null : given))
    .default(null)
/** The abbreviation of a state, in letters. */
export const state = () =>
  trimmed()
    .max(limits.partnerAddressMax, 'validation.state')
    .matches(/^\p{L}*$/u, 'validation.state')
    .required('validation.required')
/** Optional short text. */
export const line = () => trimmed().max(most.line, 'validation.long').default('')
/** HTML, which the server sanitizes by the allow-list. */
export const html = () => text().max(most.html, 'validation.long').default('')
/** An optional instant, ISO 8601. */
export const moment = () =>
  text()
    .test(
      'moment',
      'validation.date',
      (given) => !given || (/^\d{4}-\d\d-\d\dT/.test(given) && !Number.isNaN(Date.parse(given))),
    )
    .nullable()
    .default(null)
/** The IANA name of a time zone. */
export const timeZone = () =>
  trimmed()
    .test('zone', 'validation.timeZone', (given) => !given || isTimeZone(given))
    .required('validation.required')
export const requiredDay = () => day().required('validation.required')
/** A required day that is not before that of another field. */
export const dayFrom = (field: string) =>
  requiredDay().test('order', 'validation.dayOrder', (given, { parent }) => {
    const from: unknown = parent[field]
    return typeof from !== 'string' || !given || given >= from
  })
/** Position in an order, from 1; empty: the last. */
export const position = () =>
  number()
    .integer('validation.type')
    .min(1, 'validation.type')
    .max(most.position, 'validation.type')
    .nullable()
    .default(null)
/** An optional percentage of two digits. */
export const percent = () =>
  number()
    .integer('validation.percent')
    .min(0, 'validation.percent')
    .max(limits.partnerDiscountMax, 'validation.percent')
    .nullable()
    .default(null)
export const yes = () => boolean().default(true)
export const no = () => boolean().default(false)
/** An optional whole number within bounds. */
export const count = (least: number, greatest: number) =>
  number().integer('validation.type').min(least, 'validation.type').max(greatest, 'validation.type')
