import { postChangeCodeToken } from '../../api/change-code.ts'
import { handleError } from '../../api/api-error.ts'

/** The token to set a new password; null after an error. */
type Outcome = { token: string } | null

const moves = new Map<string, Promise<Outcome>>()

async function move(token: string): Promise<Outcome> {
  try {
    return await postChangeCodeToken(token)
  } catch (failure) {
    handleError(failure)
    return null
  }
}

/** Changes the code by the token of a mail; idempotent, because React may render the screen more than once. */
export function moveOnce(token: string): Promise<Outcome> {
  const moving = moves.get(token) ?? move(token)
  moves.set(token, moving)
  return moving
}
