import { expect, it } from 'vitest'
import { calls } from './calls.ts'
import { decodeWire } from './wire-names.ts'
import { codec } from './wire.ts'

it('reads what the server spells, at any depth', () => {
  const wire = { content: [{ id: 1, avaliable: true, avaliation: null }], dolars: 5, names: ['dolars'] }
  const ours = { content: [{ id: 1, available: true, evaluation: null }], dollars: 5, names: ['dolars'] }
  expect(decodeWire(wire)).toEqual(ours)
})

it.each(Object.entries(calls))('agrees with the schemas of %s', (_name, call) => {
  const { encode, decode } = codec('answer' in call ? call.answer : undefined)
  const ours = {
    available: true,
    dollars: 5,
    evaluation: 7,
    content: [{ available: false }],
    exercises: [{ evaluation: 1 }],
  }
  expect(decodeWire(encode(ours))).toEqual(decode(encode(ours)))
})
