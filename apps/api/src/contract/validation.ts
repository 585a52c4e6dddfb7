import { codec, DomainError, fieldErrors, type CallSchema } from '@the-house/domain'
import { ValidationError } from 'yup'

/**
 * Validates a part of a request by its schema: decodes the names of the wire, strips unknown fields, and refuses with
 * the fields.
 */
export function validator(schema: CallSchema): (value: unknown) => Promise<unknown> {
  const { decode } = codec(schema)
  return async (value) => {
    try {
      return await schema.validate(decode(value), { abortEarly: false, stripUnknown: true, disableStackTrace: true })
    } catch (error) {
      if (error instanceof ValidationError) throw new DomainError('validation', fieldErrors(error))
      // An object with a `toString` of its own can make a cast throw.
      if (error instanceof TypeError) throw new DomainError('validation')
      throw error
    }
  }
}
