import { hash, parseOptions, verify } from '@node-rs/argon2'

/** Argon2id, the library's default, with the parameters recommended by OWASP. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** The hash compared when no user has the e-mail: constant time, against user enumeration. */
const nobody = hashPassword('nobody has this password')

/** Verifies a password; without a stored hash it returns false in the same time. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password)
  return right && typeof stored === 'string'
}

/** Whether a hash was made with other parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  const used = parseOptions(stored)
  return used.memoryCost !== cost.memoryCost || used.timeCost !== cost.timeCost || used.parallelism !== cost.parallelism
}
