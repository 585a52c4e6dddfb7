import { postChangeCodeToken } from '../../api/change-code.ts'
import { report } from '../../api/failure.ts'

/** The token that may set a new password; null where the move failed. */
type Outcome = { token: string } | null

const moves = new Map<string, Promise<Outcome>>()

async function move(token: string): Promise<Outcome> {
  try {
    return await postChangeCodeToken(token)
  } catch (failure) {
    report(failure)
    return null
  }
}

/** Moves to the other code by a mail's token: once, however often the screen that asks is drawn. */
export function moveOnce(token: string): Promise<Outcome> {
  const moving = moves.get(token) ?? move(token)
  moves.set(token, moving)
  return moving
}
