/** The wire's spelling of a field -> ours. The only place that knows both. */
const spellings = { avaliable: 'available', dolars: 'dollars', avaliation: 'evaluation', _id: 'id' } as const

/** Marks a field that the wire spells differently: `available: boolean().meta(onWire('avaliable'))`. */
export const onWire = (name: keyof typeof spellings) => ({ wire: name })

const ours = new Map<string, string>(Object.entries(spellings))

/** An answer of the server in our spelling; no schema is needed, since no other field bears these names. */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [ours.get(name) ?? name, fromWire(inner)]))
}
