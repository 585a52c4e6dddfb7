import type { CallSchema } from '@the-house/domain'
import type {
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup'

type Description = SchemaDescription | SchemaInnerTypeDescription | SchemaObjectDescription
type Field = SchemaFieldDescription

export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  enum?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  format?: string
}

const isDescription = (field: Field): field is Description => 'nullable' in field

function wireNameOf(name: string, field: Field): string {
  const meta: Record<string, unknown> = { ...(isDescription(field) ? field.meta : undefined) }
  return typeof meta['wire'] === 'string' ? meta['wire'] : name
}

/** Fields with a default are always in a response, and optional in a request. */
function isRequired(field: Field, of: 'answer' | 'request'): boolean {
  if (!isDescription(field)) return false
  const hasDefault = field.type !== 'object' && field.default !== undefined
  return of === 'answer' ? !field.optional || hasDefault : !field.optional && !hasDefault
}

/** min and max count numbers, characters or items, by type. */
const bounds: Record<string, { min?: keyof JsonSchema; max?: keyof JsonSchema }> = {
  number: { min: 'minimum', max: 'maximum' },
  string: { min: 'minLength', max: 'maxLength' },
  array: { max: 'maxItems' },
}

function limitsOf({ type, tests }: Description): JsonSchema {
  const found: Record<string, unknown> = {}
  for (const { name, params } of tests) {
    const bound = name === 'min' || name === 'max' ? name : undefined
    const keyword = bound && bounds[type]?.[bound]
    if (bound && keyword) found[keyword] = params?.[bound]
    if (name === 'email') found['format'] = 'email'
  }
  return found
}

function shapeOf(field: Description, of: 'answer' | 'request'): JsonSchema {
  if ('fields' in field) {
    const fields = Object.entries(field.fields)
    return {
      properties: Object.fromEntries(fields.map(([name, inner]) => [wireNameOf(name, inner), convert(inner, of)])),
      required: fields.filter(([, inner]) => isRequired(inner, of)).map(([name, inner]) => wireNameOf(name, inner)),
    }
  }
  if ('innerType' in field) {
    const [inner] = [field.innerType ?? []].flat()
    return inner ? { items: convert(inner, of) } : {}
  }
  return {}
}

function convert(field: Field, of: 'answer' | 'request'): JsonSchema {
  if (!isDescription(field)) return {}
  // Any value.
  if (field.type === 'mixed') return {}
  const whole = field.type === 'number' && field.tests.some(({ name }) => name === 'integer')
  const type = whole ? 'integer' : field.type
  // A reference to another field is compared with its value, which no list can name.
  const choices = field.oneOf.filter((value) => typeof value !== 'object')
  return {
    type: field.nullable ? [type, 'null'] : type,
    ...shapeOf(field, of),
    ...limitsOf(field),
    ...(choices.length > 0 && { enum: field.nullable ? [...choices, null] : choices }),
  }
}

/** Converts a schema to a JSON schema with the names of the wire. @param of the direction: a response or a request */
export const jsonSchema = (schema: CallSchema, of: 'answer' | 'request'): JsonSchema => convert(schema.describe(), of)
