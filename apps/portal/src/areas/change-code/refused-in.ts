import { changeCodeSchema, fieldErrors, ValidationError } from '@the-house/domain'

/** The messages of what is wrong with a code or an e-mail; null where both may be right. */
export function refusedIn(code: string, email: string): readonly string[] | null {
  try {
    changeCodeSchema.validateSync({ code, email }, { abortEarly: false })
    return null
  } catch (error) {
    if (error instanceof ValidationError) return Object.values(fieldErrors(error))
    throw error
  }
}
