import { boolean, number, string, text, trimmed } from '../validation.ts'
import type { AnySchema } from '../wire.ts'

/** Longest texts of what is managed, in characters. */
const most = { name: 200, line: 500, html: 100_000, position: 1_000_000, address: 2000 } as const

/** A name that everybody reads. */
export const name = () => trimmed().max(most.name, 'validation.long').required('validation.required')
/** A few words, or none. */
export const line = () => trimmed().max(most.line, 'validation.long').default('')
/** Html of the allow-list, which the server holds it to. */
export const html = () => text().max(most.html, 'validation.long').default('').meta({ html: true })
/** Whether a field holds html. */
export const isHtml = ({ spec }: AnySchema): boolean => spec.meta?.['html'] === true
/** An instant, ISO 8601, or none. */
const moment = () =>
  text()
    .test(
      'moment',
      'validation.date',
      (given) => !given || (/^\d{4}-\d\d-\d\dT/.test(given) && !Number.isNaN(Date.parse(given))),
    )
    .nullable()
    .default(null)
/** A place in an order, from 1 on; none given: the last. */
export const position = () =>
  number()
    .integer('validation.type')
    .min(1, 'validation.type')
    .max(most.position, 'validation.type')
    .nullable()
    .default(null)
/** An address of the web by https, or none. */
export const webAddress = () =>
  trimmed()
    .max(most.address, 'validation.long')
    .matches(/^https:\/\/[^\s/]+\S*$/, { message: 'validation.address', excludeEmptyString: true })
    .default('')
export const yes = () => boolean().default(true)
export const no = () => boolean().default(false)
/** One of a closed set, or none. */
export const choice = <const T extends readonly string[]>(values: T) => string().oneOf(values).nullable().default(null)
/** A whole number that may be missing. */
export const count = (least: number, greatest: number) =>
  number().integer('validation.type').min(least, 'validation.type').max(greatest, 'validation.type')

/** Students see a thing once it is published and its time has come. */
export const publication = {
  published: no(),
  /** When it opens by itself; null: at once. */
  release_at: moment(),
}
