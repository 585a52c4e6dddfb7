import { hash, parseOptions, verify } from '@node-rs/argon2'

/** Argon2id, the library's default, with what OWASP asks for. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Compared with where nobody has the e-mail, so that the answer takes as long. */
const nobody = hashPassword('nobody has this password')

/** Whether the password is right; without a stored one it never is, in the same time. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password)
  return right && typeof stored === 'string'
}

/** Whether a stored hash was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  const used = parseOptions(stored)
  return used.memoryCost !== cost.memoryCost || used.timeCost !== cost.timeCost || used.parallelism !== cost.parallelism
}
