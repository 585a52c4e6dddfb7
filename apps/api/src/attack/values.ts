import * as fc from 'fast-check'
import type { JsonSchema } from './operations.ts'

const hostileTexts = [
  '',
  ' ',
  '0x1',
  '1e309',
  '-1',
  'NaN',
  'null',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFEFF',
  '\u202Eevil\u202C',
  '١٢٣',
  '%',
  '%00',
  '_'.repeat(500),
  'ñ'.repeat(10_000),
  '((((((((((((((((((((a+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+)+$',
  '../../../../etc/passwd',
  '/\\..\\',
  "' or 1=1; drop table users --",
  '"; select pg_sleep(9); --',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<img src=x onerror=alert(1)>',
  '<svg><style><!--</style><script>alert(1)</script>',
  '<b>'.repeat(2000),
  '<a/>'.repeat(2000),
  '{"$gt":""}',
  '9999-12-31T23:59:59.999Z',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '2026-02-30',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://[::1',
  '=1+1',
  '\r\nset-cookie: a=b',
]

const hostileNumbers = [0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, 5e-324]

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, [], {}, [[[[[]]]]], { __proto__: null, constructor: { prototype: {} } }),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"toString":1,"valueOf":[]}')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom<unknown>(1, 'a', null), { maxLength: 3000, minLength: 1500 }),
)

const times = ['2026-03-02T17:00:00Z', '2027-01-31T23:30:00-03:00', '2026-03-02', '19:00', '28/02/2001']

const textOf = ({ format, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'email') return fc.constantFrom('student@thehouse.test', 'somebody@example.com')
  const most = Math.min(maxLength, 200)
  return fc.oneof(
    fc.constantFrom(...times, '<p>Words</p>', '1', '01'),
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, most), maxLength: most }),
  )
}

/** Small ones name rows that are there. */
function numberOf({ minimum = 0, maximum = 100 }: JsonSchema): fc.Arbitrary<number> {
  const [least, greatest] = [minimum, Math.min(Math.max(minimum, maximum), 2 ** 31)]
  const few = fc.integer({ min: least, max: Math.min(greatest, Math.max(least, 12)) })
  return fc.oneof({ weight: 3, arbitrary: few }, fc.integer({ min: least, max: greatest }))
}

/** A value that a schema describes, or at places one that it does not. */
export function valueOf(schema: JsonSchema, oddness: number): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 100 - oddness, arbitrary: plainOf(schema, oddness) },
    { weight: oddness, arbitrary: hostile },
  )
}

function plainOf(schema: JsonSchema, oddness: number): fc.Arbitrary<unknown> {
  const types = new Set([schema.type ?? []].flat())
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (types.has('object')) return objectOf(schema, oddness)
  if (types.has('array')) return fc.array(valueOf(schema.items ?? {}, oddness), { maxLength: 4 })
  if (types.has('boolean')) return fc.boolean()
  if (types.has('integer') || types.has('number')) return numberOf(schema)
  if (types.has('string')) return textOf(schema)
  return hostile
}

function objectOf({ properties = {}, required = [] }: JsonSchema, oddness: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, inner]) => {
    const value = valueOf(inner, oddness)
    const isSure = required.includes(name) && oddness === 0
    return [name, isSure ? value : fc.option(value, { nil: undefined, freq: 4 })] as const
  })
  return fc.record(Object.fromEntries(fields))
}
