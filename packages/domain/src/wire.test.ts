import { describe, expect, it } from 'vitest'
import { calls, type CallName } from './calls.ts'
import { codec } from './wire.ts'

const book = { id: 1, name: 'First Floor', cover: null, available: true }
const wireBook = { id: 1, name: 'First Floor', cover: null, avaliable: true }

describe('codec', () => {
  it('spells fields as the wire does, at any depth, and back', () => {
    const { encode, decode } = codec(calls.books.answer)
    expect(encode({ content: [book] })).toEqual({ content: [wireBook] })
    expect(decode({ content: [wireBook] })).toEqual({ content: [book] })
  })

  it('leaves unknown fields and nulls alone', () => {
    const { decode } = codec(calls.books.answer)
    expect(decode({ content: [null, { later: 1 }] })).toEqual({ content: [null, { later: 1 }] })
    expect(decode(null)).toBeNull()
  })

  it.each([
    ['me', 'dolars'],
    ['verify', 'avaliation'],
    ['chapter', 'avaliable'],
  ] satisfies [CallName, string][])('gives %s its %s', (name, field) => {
    const { answer } = calls[name]
    const ours = { dollars: 5, evaluation: 9, available: true }
    expect(codec(answer).encode(ours)).toHaveProperty(field)
  })
})
