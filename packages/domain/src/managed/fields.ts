import { noHtml } from '../html.ts'
import { phone as phoneSchema } from '../phone.ts'
import { wireNameMeta } from '../wire-names.ts'
import {
  array,
  boolean,
  id,
  instant as instantText,
  number,
  requiredId,
  safeHtml,
  string,
  trimmed,
} from '../validation.ts'
import type { AnySchema } from '../wire.ts'
import type { ChoiceField, Field, FieldKind, ReferenceField } from './field.ts'
import type { ManagedName } from './names.ts'
import * as schemas from './schemas.ts'

const field = <const Kind extends FieldKind, Input extends AnySchema, Output extends AnySchema>(
  kind: Kind,
  input: Input,
  output: Output,
): Field<Kind, Input, Output> => ({ kind, input, output })

const anyText = () => string().default('')
const textOrNull = () => string().nullable().default(null)
const numberOrNull = () => number().nullable().default(null)

/** A required display name. */
export const name = () => field('text', schemas.name(), string().required())
/** A required abbreviation of a state. */
export const state = () => field('text', schemas.state(), string().required())
/** Optional single-line text. */
export const text = () => field('text', schemas.line(), anyText())
/** Optional multi-line text. */
export const lines = () => field('lines', schemas.line(), anyText())
/** HTML, which the server sanitizes by the allow-list. */
export const html = () => field('html', schemas.html(), safeHtml().default(noHtml))
export const htmlOrNull = () => field('html', schemas.html().nullable(), safeHtml().nullable().default(null))
/** An optional https URL. */
export const url = () => field('text', schemas.webAddress(), anyText())
/** The https URL of a medium, or null; an empty one is none, since nothing must be shown at an address of nothing. */
export const mediaUrl = () => field('media', schemas.mediaAddress(), textOrNull())
export const phone = () => field('text', phoneSchema().default(''), anyText())
export const count = (least: number, greatest: number) =>
  field('number', schemas.count(least, greatest).required('validation.required'), number().required())
/** An optional whole number within bounds. */
export const countOrNull = (least: number, greatest: number) =>
  field('number', schemas.count(least, greatest).nullable().default(null), numberOrNull())
/** An optional percentage of two digits. */
export const percentOrNull = () => field('number', schemas.percent(), numberOrNull())
/** Position in an order, from 1; empty: the last. */
export const position = () => field('position', schemas.position(), number().required())
export const yes = () => field('boolean', schemas.yes(), boolean().required())
export const no = () => field('boolean', schemas.no(), boolean().default(false))
/** Whether the item is offered to students; the wire spells the name differently. */
export const available = () =>
  field('boolean', schemas.yes().meta(wireNameMeta('avaliable')), boolean().required().meta(wireNameMeta('avaliable')))
const instant = () => field('instant', schemas.moment(), instantText().nullable().default(null))
/** The IANA name of a time zone. */
export const timeZone = () => field('timeZone', schemas.timeZone(), string().required())
/** A required calendar day. */
export const day = (schema = schemas.requiredDay()) => field('day', schema, string().required())
/** The unit that a row belongs to: staff see and change those of their own units. */
export const unit = () => field('unit', requiredId(), requiredId())
/** The unit that a row belongs to, or null for all units, which administrators alone may write. */
export const unitOrNull = () => field('unit', id().nullable().default(null), numberOrNull())
export const tags = () =>
  field(
    'tags',
    array(trimmed().max(40, 'validation.long').required('validation.required')).max(20, 'validation.list').default([]),
    array(string().required()).required(),
  )
/** Ids that are stored in a join table. */
export const links = (most: number) =>
  field('links', array(requiredId()).max(most, 'validation.list').default([]), array(number().required()).required())

const choiceOf = <const Value extends string, Input extends AnySchema, Output extends AnySchema>(
  values: readonly Value[],
  input: Input,
  output: Output,
): ChoiceField<Value, Input, Output> => ({ ...field('choice', input, output), values })

/** One of a closed set of values. */
export const choice = <const Value extends string>(values: readonly Value[]) =>
  choiceOf(values, string().oneOf(values).required('validation.required'), string().oneOf(values).required())
/** One of a closed set of values, or null. */
export const choiceOrNull = <const Value extends string>(values: readonly Value[]) =>
  choiceOf(values, string().oneOf(values).nullable().default(null), string().oneOf(values).nullable().default(null))

const referenceTo = <Input extends AnySchema, Output extends AnySchema>(
  entity: ManagedName,
  input: Input,
  output: Output,
): ReferenceField<Input, Output> => ({ ...field('reference', input, output), entity })

/** A required reference to the parent entity. */
export const reference = (entity: ManagedName) => referenceTo(entity, requiredId(), requiredId())
export const referenceOrNull = (entity: ManagedName) =>
  referenceTo(entity, id().nullable().default(null), numberOrNull())

/** A field with its own schema, edited by the entity's own editor. */
export const custom = <Input extends AnySchema>(input: Input) => field('custom', input, input)
/** HTML with its own schema of a form, which the server sanitizes too. */
export const customHtml = <Input extends AnySchema>(input: Input) => field('html', input, safeHtml().default(noHtml))
export const customHtmlOrNull = <Input extends AnySchema>(input: Input) =>
  field('html', input, safeHtml().nullable().default(null))
/** A list whose items hold HTML in `html`, which the server sanitizes. */
export const customHtmlList = <Input extends AnySchema, Output extends AnySchema>(input: Input, output: Output) =>
  field('htmlList', input, output)
/** One of a closed set of values, with its own schema. */
export const customChoice = <const Value extends string, Input extends AnySchema>(
  values: readonly Value[],
  input: Input,
) => choiceOf(values, input, input)

/** The publication fields: students see an item once it is published and its release time has passed. */
export const publication = {
  published: no(),
  /** When it is released automatically; null: at once. */
  release_at: instant(),
}
