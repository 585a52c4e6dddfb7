import { describe, expect, it } from 'vitest'
import { signInSchema } from './session.ts'
import { fieldErrors, ValidationError } from './validation.ts'

const refusal = async (input: unknown) => {
  try {
    await signInSchema.validate(input, { abortEarly: false })
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrors(error)
    throw error
  }
}

describe('signInSchema', () => {
  it('takes an e-mail and a password', async () => {
    expect(await refusal({ email: 'ana@thehouse.test', password: 'x' })).toEqual({})
  })

  it('takes an e-mail without the spaces that a keyboard has put around it', async () => {
    const read = await signInSchema.validate({ email: ' ana@thehouse.test ', password: ' as typed ' })
    expect(read).toEqual({ email: 'ana@thehouse.test', password: ' as typed ' })
    expect(await refusal({ email: '  ', password: 'x' })).toEqual({ email: 'validation.required' })
  })

  it('asks for both fields', async () => {
    expect(await refusal({})).toEqual({ email: 'validation.required', password: 'validation.required' })
  })

  it.each(['ana', 'ana@', '@thehouse.test', 'a b@thehouse.test'])('refuses %s as an e-mail', async (email) => {
    expect(await refusal({ email, password: 'x' })).toEqual({ email: 'validation.email' })
  })

  it.each([[['a@b.co']], [{ a: 1 }], [42], [true]])('refuses %j in place of a text', async (email) => {
    expect(await refusal({ email, password: 'x' })).toEqual({ email: 'validation.text' })
  })
})
