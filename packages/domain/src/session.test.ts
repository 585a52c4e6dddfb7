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

  it('asks for both fields', async () => {
    expect(await refusal({})).toEqual({ email: 'validation.required', password: 'validation.required' })
  })

  it.each(['ana', 'ana@', '@thehouse.test', 'a b@thehouse.test'])('refuses %s as an e-mail', async (email) => {
    expect(await refusal({ email, password: 'x' })).toEqual({ email: 'validation.email' })
  })

  it.each([[['a@b.co']], [{ a: 1 }], [42]])('refuses %j in place of a text', async (email) => {
    expect(await refusal({ email, password: 'x' })).toHaveProperty('email')
  })
})
