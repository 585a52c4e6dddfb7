import { ArraySchema, ObjectSchema, Schema } from 'yup'
import type { CallSchema } from './call.ts'

/** Renames the fields of a value; undefined where nothing below is renamed. */
type Rename = ((value: unknown) => unknown) | undefined

export interface Codec {
  /** From our names to the wire's. */
  encode: (value: unknown) => unknown
  /** From the wire's names to ours. */
  decode: (value: unknown) => unknown
}

// oxlint-disable-next-line typescript/no-explicit-any -- yup's own generic: a schema of any type, with or without default
export type AnySchema = Schema<any, any, any, any>

/** The name that the wire uses for a field. */
export function wireName(name: string, schema: unknown): string {
  const { meta } = schema instanceof Schema ? schema.spec : { meta: undefined }
  return typeof meta?.['wire'] === 'string' ? meta['wire'] : name
}

function renameList(item: Rename): Rename {
  return item && ((value) => (Array.isArray(value) ? value.map(item) : value))
}

function renameFields(fields: Record<string, unknown>, toWire: boolean): Rename {
  const renames = new Map<string, { to: string; deep: Rename }>()
  for (const [name, schema] of Object.entries(fields)) {
    const wire = wireName(name, schema)
    const deep = compile(schema, toWire)
    if (wire !== name || deep) renames.set(toWire ? name : wire, { to: toWire ? wire : name, deep })
  }
  if (renames.size === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const found = renames.get(key)
        return found ? [found.to, found.deep ? found.deep(inner) : inner] : [key, inner]
      }),
    )
  }
}

function compile(schema: unknown, toWire: boolean): Rename {
  if (schema instanceof ArraySchema) return renameList(compile(schema.innerType, toWire))
  if (schema instanceof ObjectSchema) return renameFields(schema.fields, toWire)
  return undefined
}

const same = (value: unknown) => value

/** The codec of a schema: parses a DTO from the wire and serializes it back; without renamed fields a value passes as it is. */
export function codec(schema: CallSchema | undefined): Codec {
  return { encode: compile(schema, true) ?? same, decode: compile(schema, false) ?? same }
}
