import { randomInt } from 'node:crypto'

/** Crockford's base 32: no letter that is taken for a digit, so that an id can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const letters = 8

/** A new request id of eight letters and digits: 40 bits, enough to find one request in a month of logs. */
export function newRequestId(): string {
  let id = ''
  // Unlike randomBytes, it does not ask the kernel each time.
  for (let rest = randomInt(alphabet.length ** letters); id.length < letters; rest = Math.floor(rest / alphabet.length))
    id += alphabet[rest % alphabet.length]
  return id
}
