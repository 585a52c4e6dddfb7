import { codec, DomainError, fieldErrors } from '@the-house/domain'
import { ValidationError, type Schema } from 'yup'

/** Reads a part of a request by its schema: our names, unknown fields gone, or a refusal that names the fields. */
export function validator(schema: Schema): (value: unknown) => Promise<unknown> {
  const { decode } = codec(schema)
  return async (value) => {
    try {
      return await schema.validate(decode(value), { abortEarly: false, stripUnknown: true })
    } catch (error) {
      if (error instanceof ValidationError) throw new DomainError('validation', fieldErrors(error))
      // An object that pretends to be a number or a text (`toString` of its own) makes a cast stumble.
      if (error instanceof TypeError) throw new DomainError('validation')
      throw error
    }
  }
}
