import { commonPasswords } from '@the-house/domain'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'

const zxcvbn = new ZxcvbnFactory({ dictionary: { passwords: [...commonPasswords] } })

/** How hard a password is to guess, 0 to 4, for somebody who knows the hints. */
export const estimate = (password: string, hints: readonly string[]): number =>
  zxcvbn.check(
    password,
    hints.flatMap((hint) => [hint, ...hint.split(/[\s@.]+/)]),
  ).score
