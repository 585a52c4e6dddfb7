import { expect, it } from 'vitest'
import { fieldErrors, id, number, object, text, trimmed, ValidationError } from './validation.ts'

const schema = object({ note: text().default('nothing'), code: trimmed().default('none') })

const read = async (input: unknown) => {
  try {
    return await schema.validate(input, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error)
    throw error
  }
}

it('texts that are not sent have their defaults', async () => {
  expect(await read({})).toEqual({ note: 'nothing', code: 'none' })
})

it('texts stay as they were typed, codes lose the spaces around them', async () => {
  expect(await read({ note: ' a b ', code: ' a b ' })).toEqual({ note: ' a b ', code: 'a b' })
})

it.each([[['a']], [{ a: 1 }], [42], [true]])('%j is no text', async (value) => {
  expect(await read({ note: value, code: value })).toEqual({ note: 'validation.text', code: 'validation.text' })
})

it('null is no text', async () => {
  expect(await read({ note: null, code: null })).toEqual({ note: 'validation.required', code: 'validation.required' })
})

it.each(['0x1', '1e0', '+1', ' 1', '1 ', '1_0', '１', 'Infinity', '0b1'])(
  '%j is neither a number nor an id',
  (given) => {
    expect(number().isValidSync(given)).toBe(false)
    expect(id().isValidSync(given)).toBe(false)
  },
)

it.each(['1.0', '-1', '0', '2147483648'])('%j is no id', (given) => {
  expect(number().isValidSync(given)).toBe(true)
  expect(id().isValidSync(given)).toBe(false)
})

it.each(['1', '42', 42])('%j is an id', (given) => expect(id().validateSync(given)).toBe(Number(given)))
