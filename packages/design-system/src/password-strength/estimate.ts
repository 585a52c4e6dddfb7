import { commonPasswords } from '@the-house/domain'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'

const zxcvbn = new ZxcvbnFactory({ dictionary: { passwords: [...commonPasswords] } })

/**
 * How hard a password is to guess, 0 to 4.
 * @param known words about its owner, which an attacker would try first
 */
export const estimate = (password: string, known: string): number =>
  zxcvbn.check(
    password,
    known.split(/[\s@.]+/).filter((word) => word.length > 2),
  ).score
