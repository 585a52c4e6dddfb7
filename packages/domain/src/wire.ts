import type { Schema } from 'yup'

/** Renames the fields of a value; undefined where nothing below is renamed. */
type Rename = ((value: unknown) => unknown) | undefined

export interface Codec {
  /** From our names to the wire's. */
  encode: (value: unknown) => unknown
  /** From the wire's names to ours. */
  decode: (value: unknown) => unknown
}

/** A field that the wire spells differently: `available: spelled('avaliable', boolean())`. */
export function spelled<S extends Schema>(name: string, schema: S): S {
  return schema.meta({ wire: name }) as S
}

/** The name that the wire uses for a field. */
export function wireName(name: string, schema: unknown): string {
  const meta = (schema as { spec?: { meta?: { wire?: string } } }).spec?.meta
  return meta?.wire ?? name
}

/** The fields of an object schema, or the inner type of an array schema, where there are any. */
export const fieldsOf = (schema: unknown) => (schema as { fields?: Record<string, Schema> }).fields
export const innerOf = (schema: unknown) => (schema as { innerType?: Schema }).innerType

function renameList(item: Rename): Rename {
  return item && ((value) => (Array.isArray(value) ? value.map(item) : value))
}

function renameFields(fields: Record<string, Schema>, toWire: boolean): Rename {
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
  const inner = innerOf(schema)
  if (inner) return renameList(compile(inner, toWire))
  const fields = fieldsOf(schema)
  return fields && renameFields(fields, toWire)
}

const same = (value: unknown) => value

/** Both directions for one schema; where nothing is spelled differently the value passes as it is. */
export function codec(schema: Schema | undefined): Codec {
  return { encode: compile(schema, true) ?? same, decode: compile(schema, false) ?? same }
}
