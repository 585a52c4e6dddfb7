/** Maps the wire's spelling of a field to ours; no other module knows both. */
const spellings = { avaliable: 'available', dolars: 'dollars', avaliation: 'evaluation', _id: 'id' } as const

/** Marks a field that the wire spells differently: `available: boolean().meta(wireNameMeta('avaliable'))`. */
export const wireNameMeta = (name: keyof typeof spellings) => ({ wire: name })

const ours = new Map<string, string>(Object.entries(spellings))

/** Renames the fields of a response to our spelling; it needs no schema, since no other field has these names. */
export function decodeWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeWire)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [ours.get(name) ?? name, decodeWire(inner)]))
}
